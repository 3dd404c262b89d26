import { useState } from 'react';
import type { ReactNode } from 'react';
import { Menu } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ReleaseConfigButton } from '../release/configuration/release-config-button.tsx';
import { SubscriptionStatusBox } from '../subscriptions/subscription-status-box.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { SupportContact } from './support-contact.tsx';

/** The button at the right of the header on the owner's home, and the side sheet it opens. */
export function OwnerMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={Menu} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Menu
      </Button>
      <Sheet open={isOpen} onOpenChange={setIsOpen} title="Menu" footer={<SignOutButton />}>
        <div className="flex flex-col gap-8">
          <MenuSection title="Release">
            <ReleaseConfigButton />
          </MenuSection>
          <MenuSection title="Subscription">
            <SubscriptionStatusBox />
          </MenuSection>
          <SupportContact />
        </div>
      </Sheet>
    </>
  );
}

function MenuSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import { UserRound } from 'lucide-react';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { OwnerNameSetting } from '../accounts/owner-name-setting.tsx';
import { ReleaseConfigButton } from '../release/configuration/release-config-button.tsx';
import { StorageBox } from '../storage/storage-box.tsx';
import { SubscriptionStatusBox } from '../subscriptions/status/subscription-status-box.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { SupportContact } from '../site/support-contact.tsx';

/** Mount only while open. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const takesPayments = useTakesPayments();
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title="Menu" footer={<SignOutButton />}>
      <div className="flex flex-col gap-8">
        <MenuSection title="Release">
          <ReleaseConfigButton />
        </MenuSection>
        <MenuSection title="Account">
          <OwnerNameSetting />
          <ButtonLink
            variant="secondary"
            icon={UserRound}
            href={paths.account('sign-in')}
            className="w-full justify-start!"
          >
            Your account
          </ButtonLink>
        </MenuSection>
        {takesPayments && (
          <MenuSection title="Subscription">
            <SubscriptionStatusBox />
          </MenuSection>
        )}
        <MenuSection title="Files">
          <StorageBox />
        </MenuSection>
        <SupportContact />
      </div>
    </Sheet>
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

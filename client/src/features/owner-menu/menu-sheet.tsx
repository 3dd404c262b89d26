import type { ReactNode } from 'react';
import { UserRound } from 'lucide-react';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { OwnerNameSetting } from '../accounts/owner-name-setting.tsx';
import { ReleaseConfigButton } from '../release/configuration/release-config-button.tsx';
import { StorageBox } from '../storage/storage-box.tsx';
import { SubscriptionStatusBox } from '../subscriptions/status/subscription-status-box.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { SupportContact } from '../site/support-contact.tsx';
import { useMenuMessages } from './use-menu-messages.ts';

/** Mount only while open. */
export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useMenuMessages();
  const common = useCommonMessages();
  const takesPayments = useTakesPayments();
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t('menu')} footer={<SignOutButton />}>
      <div className="flex flex-col gap-8">
        <MenuSection title={t('release')}>
          <ReleaseConfigButton />
        </MenuSection>
        <MenuSection title={t('account')}>
          <OwnerNameSetting />
          <ButtonLink
            variant="secondary"
            icon={UserRound}
            href={paths.account('sign-in')}
            className="w-full justify-start!"
          >
            {common('yourAccount')}
          </ButtonLink>
        </MenuSection>
        {takesPayments && (
          <MenuSection title={t('subscription')}>
            <SubscriptionStatusBox />
          </MenuSection>
        )}
        <MenuSection title={t('files')}>
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

import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, Inbox } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { senderChoicesQuery } from '../api.ts';
import type { ViewSession } from '../verification/email-session.ts';

/** Shown for an empty list, because nothing is shared with the visitor or they have hidden every sender. */
export function NothingShared({ session }: { session: ViewSession }) {
  const t = useMessages('recipients');
  const { data: choices = [] } = useQuery(senderChoicesQuery(session));
  if (choices.some(({ isHidden }) => isHidden)) {
    return (
      <EmptyState icon={EyeOff} title={t('allHiddenTitle')}>
        {t('allHidden')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Inbox} title={t('nothingTitle')}>
      {t('nothing')}
    </EmptyState>
  );
}

/** Shown if the visitor received a code, so something is shared with them, but nothing in the link is. */
export function NothingInLink({ action }: { action: ReactNode }) {
  const t = useMessages('recipients');
  return (
    <EmptyState icon={Inbox} title={t('nothingInLinkTitle')} action={action}>
      {t('nothingInLink')}
    </EmptyState>
  );
}

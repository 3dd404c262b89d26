import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { EmailAddress } from '#client/lib/emails/email-address.tsx';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { latestLeavebitQuery } from '../api.ts';
import { describeHeadline } from './list-messages.ts';
import type { ViewSession } from '../verification/email-session.ts';
import { LeavebitContent } from './leavebit-content.tsx';
import { SharedLeavebits } from './lazy-views.ts';
import { AllLeavebitsLink } from './all-leavebits-link.tsx';
import type { OpenedLeavebit } from '../verification/verification-api.ts';

interface OpenedLeavebitViewProps {
  session: ViewSession;
  opened: OpenedLeavebit;
  onExpired: () => void;
  onSignOut: () => void;
}

/** A page for a single LeaveBit. */
export function OpenedLeavebitView({ session, opened, onExpired, onSignOut }: OpenedLeavebitViewProps) {
  const t = useMessages('recipients');
  // Preload the view that the visitor is likely to open next.
  useEffect(() => void SharedLeavebits.preload(), []);
  const { data: latest = opened } = useQuery(latestLeavebitQuery(session, opened.id));
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-6">
      <div>
        <h1 className="wrap-anywhere">{describeHeadline(latest, t)}</h1>
        <p className="mt-1 wrap-anywhere text-quiet">
          {t.rich('verifiedAs', { email: () => <EmailAddress email={session.email} /> })}
        </p>
      </div>
      <Card className="flex flex-col gap-6">
        <LeavebitContent leavebit={latest} session={session} heading="h2" onExpired={onExpired} />
      </Card>
      <div className="flex flex-col gap-3 sm:flex-row">
        <AllLeavebitsLink session={session} />
        <Button variant="quiet" icon={LogOut} onClick={onSignOut}>
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}

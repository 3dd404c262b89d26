import { CircleAlert, Lock } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { describeBlocked, describeOpening } from './unavailable-messages.ts';
import type { UnavailableReason } from '../verification/verification-api.ts';

/** Shown for a LeaveBit that is shared with the visitor but not available now. */
export function UnavailableView({
  shut,
  onCheckAgain,
}: {
  shut: UnavailableReason;
  onCheckAgain: () => void;
}) {
  const isLocked = shut.kind === 'locked';
  const { title, text } = isLocked
    ? { title: 'Locked', text: describeOpening(shut) }
    : describeBlocked(shut.closedAt);
  const isClosed = shut.kind === 'blocked' && shut.closedAt !== undefined;
  const Mark = isLocked ? Lock : CircleAlert;
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col items-start gap-4">
        <StatusIcon icon={Mark} />
        <h1>{title}</h1>
        <p className="text-lg">{text}</p>
        <p className="text-quiet">
          {isLocked
            ? 'Your address is verified, and we’ll keep this here for you until then. You don’t ' +
              'need to do anything now. We’ll email you when it opens, and this link stays the same.'
            : isClosed
              ? 'Your address is verified. What else is shared with you is on your own page, and its link is in every email about it.'
              : 'Your address is verified, and you don’t need to do or pay anything. This link stays the same.'}
        </p>
        {!isClosed && (
          <Button variant="secondary" onClick={onCheckAgain}>
            Check again
          </Button>
        )}
      </Card>
    </div>
  );
}

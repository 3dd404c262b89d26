import { CircleAlert, Lock } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
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
  const t = useMessages('recipients');
  const isLocked = shut.kind === 'locked';
  const { title, text } = isLocked
    ? { title: t('lockedTitle'), text: describeOpening(shut, t) }
    : describeBlocked(shut.closedAt, t);
  const isClosed = shut.kind === 'blocked' && shut.closedAt !== undefined;
  const Mark = isLocked ? Lock : CircleAlert;
  return (
    <div className="mx-auto max-w-reading">
      <Card className="flex flex-col items-start gap-4">
        <StatusIcon icon={Mark} />
        <h1>{title}</h1>
        <p className="text-lg">{text}</p>
        <p className="text-quiet">{t(isLocked ? 'lockedNext' : isClosed ? 'closedNext' : 'blockedNext')}</p>
        {!isClosed && (
          <Button variant="secondary" onClick={onCheckAgain}>
            {t('checkAgain')}
          </Button>
        )}
      </Card>
    </div>
  );
}

import { useId } from 'react';
import { Lock } from 'lucide-react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { describeStoppedMails } from '../choices/choice-messages.ts';
import { describeClosing, describeHeadline } from './list-messages.ts';
import { describeBlocked, describeOpening } from './unavailable-messages.ts';

interface SharedLeavebitCardProps {
  leavebit: SharedLeavebit;
  /** Undefined if the recipient can't open the LeaveBit. */
  onShow: (() => void) | undefined;
  /** Shows the recipient's options for the LeaveBit and its sender. Undefined in an owner's preview. */
  onChoose: (() => void) | undefined;
}

export function SharedLeavebitCard({ leavebit, onShow, onChoose }: SharedLeavebitCardProps) {
  const t = useMessages('recipients');
  const choices = useMessages('choices');
  const id = useId();
  const {
    username,
    ownerName,
    lastUpdate,
    isLocked,
    subscriptionBlocked,
    closedAt,
    readableUntil,
    openedAt,
    isJustOpened,
    mailsStopped,
    sealed,
  } = leavebit;
  const blocked = describeBlocked(closedAt, t);
  const closing = readableUntil ? describeClosing(readableUntil, serverNow(), t) : null;
  return (
    <Card as="li" className="flex h-full flex-col gap-4">
      <div>
        {isJustOpened && (
          <p className="mb-2">
            <Badge tone="success">{t('recentlyOpened')}</Badge>
          </p>
        )}
        <h2 id={id} className="flex items-start gap-2 text-xl">
          {!onShow && <Lock aria-hidden className="mt-1 size-4.5 shrink-0 text-quiet" />}
          <span className="min-w-0 wrap-anywhere">{describeHeadline(leavebit, t)}</span>
        </h2>
        <p className="mt-2 text-sm wrap-anywhere">
          {t('from', { sender: formatNameAndEmail({ name: ownerName, email: username }) })}
        </p>
        {openedAt && <p className="text-sm text-quiet">{t('opened', { date: formatMoment(openedAt, t) })}</p>}
        <p className="text-sm text-quiet">{t('updated', { date: formatMoment(lastUpdate, t) })}</p>
        {mailsStopped && <p className="text-sm text-quiet">{describeStoppedMails(mailsStopped, choices)}</p>}
        {sealed && <p className="text-sm text-quiet">{t(onShow ? 'sealedOpen' : 'sealedLocked')}</p>}
        {closing && !closing.isUrgent && <p className="mt-2 text-sm">{closing.text}</p>}
      </div>
      {closing?.isUrgent && <Banner tone="warning">{closing.text}</Banner>}
      {subscriptionBlocked && (
        <Banner tone="warning" title={blocked.title}>
          {blocked.text}
        </Banner>
      )}
      {isLocked && <Banner title={t('lockedTitle')}>{describeOpening(leavebit, t)}</Banner>}
      <div className="mt-auto flex flex-wrap gap-2 print:hidden">
        {onShow && (
          <Button variant="secondary" aria-describedby={id} onClick={onShow}>
            {t('viewDetails')}
          </Button>
        )}
        {onChoose && (
          <Button variant="quiet" aria-describedby={id} onClick={onChoose} className={onShow ? '' : '-ml-5'}>
            {t('options')}
          </Button>
        )}
      </div>
    </Card>
  );
}

import { CircleCheck } from 'lucide-react';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import {
  describeConfigurationUndoError,
  describeReportUnaffectedByUndo,
  describeUndone,
  useUndoMessages,
} from './undo-messages.ts';

export function UndoDone({ change }: { change: ConfigurationUndoPreview }) {
  const messages = useUndoMessages();
  const { t, links } = messages;
  const { earlierChanges, report } = change;
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{t('doneTitle')}</h1>
      <p className="text-lg">{describeUndone(messages, change)}</p>
      <p>
        {links('chooseNow')} {t('alsoEmailed')}
      </p>
      {earlierChanges > 0 && (
        <Banner tone="warning" title={t('earlierInEffect')}>
          {t('earlierChanges', { count: earlierChanges })}
        </Banner>
      )}
      {report && <Banner tone="warning">{describeReportUnaffectedByUndo(t, report)}</Banner>}
      <ChooseNewPassword />
    </div>
  );
}

/** Shown to an owner who opens a used link again. */
export function AlreadyUndone() {
  const messages = useUndoMessages();
  const { why, next } = describeConfigurationUndoError(messages, 'undone');
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1>{messages.links('alreadyTitle')}</h1>
      <p className="text-lg">{why}</p>
      <p>{next}</p>
      <ChooseNewPassword />
    </div>
  );
}

/** The way to a new password, which everyone who uses such a link needs. */
export const ChooseNewPassword = () => (
  <ButtonLink href={paths.auth('reset')}>{useMessages('undo-links')('choosePassword')}</ButtonLink>
);

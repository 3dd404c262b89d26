import { CircleCheck } from 'lucide-react';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import { Banner } from '#client/ui/banner.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import { ChooseNewPassword, useUndoMessages } from '../undo-links.tsx';
import {
  describeConfigurationUndoError,
  describeReportUnaffectedByUndo,
  describeUndone,
} from './undo-messages.ts';

export function UndoDone({ change }: { change: ConfigurationUndoPreview }) {
  const messages = useUndoMessages('undo');
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
  const messages = useUndoMessages('undo');
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

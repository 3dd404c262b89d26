import { memo, useMemo, useState } from 'react';
import { Paperclip } from 'lucide-react';
import { limits } from '#shared/domain/limits.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextArea, TextInput } from '../../ui/fields/field.tsx';
import { RemovedBracketsWarning } from '../leavebits/form/removed-brackets.tsx';
import { describeCardData } from './card-data.ts';
import { findLoss } from './drafts.ts';
import type { ImportedDraft } from './drafts.ts';
import { useReviewMessages } from './use-review-messages.ts';

interface DraftRowProps {
  draft: ImportedDraft;
  /** True while drafts are being saved. */
  isLocked: boolean;
  onChange: (key: number, to: Partial<ImportedDraft>) => void;
}

/** An import draft. Its text is collapsed initially, because it may contain passwords. */
export const ImportedDraftRow = memo(function ImportedDraftRow({ draft, isLocked, onChange }: DraftRowProps) {
  const t = useReviewMessages();
  const common = useCommonMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { key, description, infoFields, files, isTaken, problem } = draft;
  const loss = findLoss(draft);
  const cardData = useMemo(
    () => describeCardData({ description, infoFields }, t),
    [description, infoFields, t],
  );
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0 grow">
          <Checkbox
            label={
              <span className="font-medium wrap-anywhere">{description || common('noDescription')}</span>
            }
            checked={isTaken}
            disabled={isLocked}
            onChange={({ target }) => onChange(key, { isTaken: target.checked })}
          />
          {files.map(({ name, size }, index) => (
            <p key={index} className="mt-1 flex items-center gap-1.5 pl-8 text-sm text-quiet">
              <Paperclip aria-hidden className="size-4 shrink-0" />
              <span className="wrap-anywhere">
                {name}, {formatSize(size)}
              </span>
            </p>
          ))}
        </div>
        {loss && (
          <Badge tone="warning" className="shrink-0 whitespace-nowrap">
            {t(loss === 'brackets' ? 'hasBrackets' : 'endsWithSpace')}
          </Badge>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          disabled={isLocked}
          aria-label={t(isOpen ? 'closeDraft' : 'lookAt', { description })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? common('close') : t('look')}
        </Button>
      </div>
      {cardData && <p className="text-sm text-warning">{cardData}</p>}
      {problem && <p className="text-sm text-danger">{problem}</p>}
      {isOpen && (
        <div className="flex flex-col gap-4">
          <Field label={t('description')}>
            <TextInput
              value={description}
              maxLength={limits.descriptionLength}
              disabled={isLocked}
              onChange={({ target }) => onChange(key, { description: target.value })}
            />
            <RemovedBracketsWarning text={description} />
          </Field>
          <Field label={t('info')}>
            <TextArea
              value={infoFields}
              rows={Math.min(12, infoFields.split('\n').length + 1)}
              maxLength={limits.infoFieldsLength}
              disabled={isLocked}
              onChange={({ target }) => onChange(key, { infoFields: target.value })}
            />
            <RemovedBracketsWarning text={infoFields} />
          </Field>
        </div>
      )}
    </li>
  );
});

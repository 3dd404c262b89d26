import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FileText, ListChecks, PenLine } from 'lucide-react';
import { formatList } from '../../lib/messages/format-list.ts';
import { cx } from '../../lib/class-names.ts';
import { Banner } from '../../ui/banner.tsx';
import { Field, TextArea, TextInput } from '../../ui/fields/field.tsx';
import { AttachmentsField } from '../leavebits/form/files/attachments-field.tsx';
import type { LeavebitFormValues } from '../leavebits/form/form-values.ts';
import { InstructionNote, UnfilledLinesNote } from '../leavebits/form/instruction-note.tsx';
import type { InitialFormContent } from '../leavebits/form/use-leavebit-form.ts';
import { hasFilledText } from '../leavebits/form/unfilled-lines.ts';
import { templateCategories } from '../template-texts/categories.ts';
import { QuestionFrame } from './question-frame.tsx';
import { suggestHeadline } from './suggest-headline.ts';
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface WhatQuestionProps {
  form: UseFormReturn<LeavebitFormValues>;
  start: InitialFormContent;
  onNext: () => void;
  onNotNow: () => void;
}

const ways = [
  { way: 'write', icon: PenLine },
  { way: 'file', icon: FileText },
  { way: 'list', icon: ListChecks },
] as const;
type Way = (typeof ways)[number]['way'];

export function WhatQuestion({ form, start, onNext, onNotNow }: WhatQuestionProps) {
  const t = useFirstUseMessages();
  const [description, infoFields, files] = useWatch({
    control: form.control,
    name: ['description', 'infoFields', 'files'],
  });
  // Files that were chosen on an earlier visit have to be chosen again.
  const lostFiles = (start.draft?.fileNames ?? []).filter((lost) => files.every(({ name }) => name !== lost));
  const [way, setWay] = useState<Way | null>(() => {
    // The form gets what was entered on an earlier visit only after its first rendering.
    const earlier = start.unsaved ?? {};
    if (infoFields || earlier.infoFields) return 'write';
    if (files.length > 0 || lostFiles.length > 0) return 'file';
    return description || earlier.description ? 'write' : null;
  });
  const [error, setError] = useState<string>();
  const hasText = hasFilledText(infoFields);
  const isEmpty = files.length === 0 && !hasText;

  /** What is there already, although another choice is on the screen. */
  const kept: Partial<Record<Way, string>> = {
    ...(hasText && { write: t('textKept') }),
    ...(files.length > 0 && { file: t('filesKept', { count: files.length }) }),
  };

  function choose(chosen: Way) {
    flushSync(() => setWay(chosen));
    if (chosen === 'write') form.setFocus('infoFields');
  }

  function goOn() {
    if (isEmpty) {
      return setError(t(infoFields.trim() === '' ? 'needsContent' : 'needsLine'));
    }
    if (description.trim() === '')
      form.setValue('description', suggestHeadline(infoFields, files[0]?.name, t), { shouldDirty: true });
    onNext();
  }

  return (
    <QuestionFrame
      step="what"
      title={t('what')}
      intro={t('whatHint')}
      onBack={null}
      onNotNow={onNotNow}
      next={way && way !== 'list' ? { label: t('next'), onPress: goOn } : null}
    >
      <div data-kept-free role="group" aria-label={t('ways')} className="grid gap-3 sm:grid-cols-3">
        {ways.map(({ way: one, icon: Icon }) => (
          <button
            key={one}
            type="button"
            aria-pressed={way === one}
            onClick={() => choose(one)}
            className={cx(
              'flex min-h-14 items-center gap-3 rounded-md border bg-surface px-4 py-3 text-left font-medium hover:bg-sunken sm:flex-col sm:items-start',
              way === one ? 'border-primary ring-1 ring-primary' : 'border-line-strong',
            )}
          >
            <Icon aria-hidden className="size-5 shrink-0 text-primary" />
            <span>
              {t(one)}
              {way !== one && kept[one] && (
                <span className="block text-sm font-normal text-quiet">{kept[one]}</span>
              )}
            </span>
          </button>
        ))}
      </div>
      {lostFiles.length > 0 && (
        <Banner tone="warning" title={t('lostFiles', { count: lostFiles.length })}>
          {t('lostFilesNext', { files: formatList(lostFiles, t) })}
        </Banner>
      )}
      {way === 'list' && (
        <ul aria-label={t('lists')} className="flex flex-col divide-y rounded-md border bg-surface">
          {templateCategories.map(({ id, text, template }) => (
            <li key={id}>
              <button
                type="button"
                className="min-h-12 w-full px-4 py-2.5 text-left hover:bg-sunken"
                onClick={() => {
                  if (description.trim() === '')
                    form.setValue('description', template.description, { shouldDirty: true });
                  // Never replaces what was written before.
                  const both = [infoFields.trimEnd(), template.infoFields].filter(Boolean).join('\n\n');
                  form.setValue('infoFields', both, { shouldDirty: true });
                  choose('write');
                }}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {way === 'write' && (
        <>
          <Field label={t('text')} error={isEmpty ? error : undefined}>
            <TextArea {...form.register('infoFields', { onChange: () => setError(undefined) })} rows={9} />
          </Field>
          <InstructionNote form={form} text={infoFields} />
          <UnfilledLinesNote form={form} text={infoFields} isForOthers />
          <Field label={t('headline')} hint={t('headlineHint')}>
            <TextInput {...form.register('description')} autoComplete="off" />
          </Field>
        </>
      )}
      {way === 'file' && (
        <>
          <AttachmentsField control={form.control} current={[]} />
          {isEmpty && error && (
            <p role="alert" className="text-sm text-danger">
              {error}
            </p>
          )}
        </>
      )}
    </QuestionFrame>
  );
}

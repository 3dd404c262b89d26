import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { cx } from '../../lib/class-names.ts';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import { leavebitsQuery } from '../leavebits/api.ts';
import { templateCategories } from '../template-texts/categories.ts';
import { TemplateButton } from './template-button.tsx';
import type { TemplateCategory } from '../template-texts/template-category.ts';
import { getTemplateProgress } from './template-progress.ts';
import { useTemplateMessages } from './use-template-messages.ts';

const TemplateDialog = preloadableComponent(() => import('./template-dialog.tsx'), 'TemplateDialog');
preloadAfterPaint(TemplateDialog);

export interface TemplateChecklistProps {
  ownerEmail: string;
  onCreated: (leavebit: Leavebit) => void;
  onStartSealed: (template: TemplateCategory['template']) => void;
}

/** Subjects that people usually leave information about, each with a template. Starts expanded for an owner without LeaveBits. */
export function TemplateChecklist({ ownerEmail, onCreated, onStartSealed }: TemplateChecklistProps) {
  const t = useTemplateMessages();
  const id = useId();
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState<TemplateCategory | null>(null);
  const { data: leavebits } = useQuery(leavebitsQuery);
  // Decide only once, so that the list does not collapse when the first LeaveBit appears.
  if (isOpen === null && leavebits) setIsOpen(leavebits.length === 0);
  // Memoized, because it scans the text of every LeaveBit.
  const progress = useMemo(() => getTemplateProgress(templateCategories, leavebits ?? []), [leavebits]);
  const done = [...progress.values()].filter((state) => state === 'done').length;

  function finish(openForm: () => void) {
    // Let the dialog restore focus before anything else opens and takes it.
    flushSync(() => setChosen(null));
    setTimeout(openForm);
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      data-open={isOpen || undefined}
      // Expanded, it takes a whole row of its grid, and so does what follows.
      className="peer rounded-md border bg-surface data-open:md:col-span-2"
    >
      <h2 className="font-sans text-base font-medium md:text-base">
        <button
          type="button"
          aria-expanded={isOpen ?? false}
          aria-controls={isOpen ? `${id}-list` : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-12 w-full items-center gap-3 rounded-md px-4 py-2 text-left hover:bg-sunken sm:px-5"
        >
          <span id={`${id}-title`} className="grow">
            {t('title')}
          </span>
          {leavebits && (
            <span className="shrink-0 text-sm font-normal text-quiet tabular-nums">
              {t('progress', { done, count: templateCategories.length })}
            </span>
          )}
          <ChevronDown
            aria-hidden
            className={cx('size-5 shrink-0 text-quiet transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div id={`${id}-list`} className="px-3 pb-3 sm:px-5 sm:pb-5">
          <p className="mb-3 px-1 text-sm text-quiet sm:px-0">{t('intro')}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2 sm:grid-cols-3 md:grid-cols-4">
            {templateCategories.map((category) => (
              <li key={category.id}>
                <TemplateButton
                  text={category.text}
                  state={progress.get(category.id)}
                  onClick={() => setChosen(category)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {chosen && (
        <TemplateDialog
          category={chosen}
          ownerEmail={ownerEmail}
          isMade={progress.has(chosen.id)}
          onCreated={(leavebit) => finish(() => onCreated(leavebit))}
          onStartSealed={() => finish(() => onStartSealed(chosen.template))}
          onClose={() => setChosen(null)}
        />
      )}
    </section>
  );
}

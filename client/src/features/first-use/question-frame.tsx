import * as Radix from '@radix-ui/react-dialog';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { BrandName } from '../../ui/brand-mark.tsx';
import { dismissShownToast } from '../../lib/toast-store.ts';
import { useBackGuard } from '../../ui/overlays/use-back-guard.ts';
import { firstUseSteps, QUESTION_COUNT, type FirstUseStep } from './rules.ts';
import { useFirstUseMessages } from './use-first-use-messages.ts';

interface QuestionFrameProps {
  step: FirstUseStep;
  title: string;
  /** What the last answer did. */
  notice?: string | undefined;
  intro?: ReactNode;
  children: ReactNode;
  /** Null on the first question. */
  onBack: (() => void) | null;
  onNotNow: () => void;
  /** The button that goes on. Null while there is none. */
  next: { label: string; onPress: () => void; isBusy?: boolean } | null;
}

/** One question on a screen of its own, with nothing else to press but its answer, Back and Not now. */
export function QuestionFrame({
  step,
  title,
  notice,
  intro,
  children,
  onBack,
  onNotNow,
  next,
}: QuestionFrameProps) {
  const t = useFirstUseMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useBackGuard(true, onBack ?? onNotNow);
  useEffect(() => {
    // Each question is a new page to someone who listens to it, and an earlier message would cover its answers.
    heading.current?.focus();
    dismissShownToast();
  }, [step]);
  const number = firstUseSteps.indexOf(step) + 1;
  return (
    <Radix.Root open modal>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            heading.current?.focus();
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-0 top-(--strip) z-50 overflow-y-auto overscroll-contain scroll-pb-24 bg-paper text-ink focus:outline-none print:static print:overflow-visible"
        >
          <form
            noValidate
            className="mx-auto flex min-h-full max-w-reading flex-col px-4 sm:px-6"
            onSubmit={(event) => {
              event.preventDefault();
              const form = event.currentTarget;
              flushSync(() => next?.onPress());
              showFirstError(form);
            }}
          >
            <header className="flex min-h-16 items-center justify-between gap-4 print:hidden">
              <BrandName />
              {step !== 'summary' && (
                <Button variant="quiet" size="small" onClick={onNotNow} className="-mr-3">
                  {t('notNow')}
                </Button>
              )}
            </header>
            <div className="flex grow flex-col gap-6 py-6 sm:py-10">
              <div>
                {notice && (
                  <p role="status" className="mb-6 flex items-start gap-2 text-success print:hidden">
                    <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
                    {notice}
                  </p>
                )}
                {number <= QUESTION_COUNT && (
                  <p className="text-sm text-quiet">{t('question', { number, count: QUESTION_COUNT })}</p>
                )}
                <Radix.Title
                  ref={heading}
                  tabIndex={-1}
                  className="mt-1 text-3xl wrap-anywhere focus:outline-none print:hidden"
                >
                  {breakAddresses(title)}
                </Radix.Title>
                {intro && <div className="mt-2 text-quiet print:hidden">{intro}</div>}
              </div>
              {children}
            </div>
            {(onBack || next) && (
              <footer
                data-kept-free
                // Wider than the fields, to cover the focus ring of one that is scrolled behind it.
                className="sticky bottom-0 -mx-4 flex flex-wrap-reverse items-center justify-between gap-3 border-t bg-paper px-4 py-4 sm:-mx-6 sm:px-6 print:hidden"
              >
                {onBack && (
                  <Button variant="secondary" onClick={onBack}>
                    {t('back')}
                  </Button>
                )}
                {next && (
                  <Button type="submit" isBusy={next.isBusy} className="ml-auto">
                    {next.label}
                  </Button>
                )}
              </footer>
            )}
          </form>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Lets an address in a text break after its signs, instead of inside a word. */
const breakAddresses = (text: string): ReactNode =>
  text.split(/(?<=\S[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Takes the user to what is wrong, which may be off the screen. */
function showFirstError(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]');
  field?.focus();
  form.querySelector(':is([id$="-error"], [role=alert])')?.scrollIntoView({ block: 'nearest' });
}

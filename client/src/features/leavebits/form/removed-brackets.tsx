import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { findAngleBracketExcerpts } from './angle-brackets.ts';
import { useBracketMessages } from './use-bracket-messages.ts';

const MOST_PLACES = 3;

/** Warns which characters of a field's text will be removed. Always rendered, but empty if there are none. */
export function RemovedBracketsWarning({ text }: { text: string }) {
  const t = useBracketMessages();
  const isThere = /[<>]/.test(text);
  return (
    <>
      {/* Separate from the excerpts, so that it is announced once rather than on every keystroke. */}
      <p role="status" className="sr-only">
        {isThere && t('announced')}
      </p>
      {isThere && (
        <Banner tone="warning" className="mt-1" title={t('title')}>
          <Places text={text} />
          <p>{t('advice')}</p>
        </Banner>
      )}
    </>
  );
}

interface RemovedBracketsDialogProps {
  /** The texts to save. Null closes the dialog. */
  texts: readonly string[] | null;
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks for confirmation before text is saved without its angle brackets. */
export function RemovedBracketsDialog({ texts, onProceed, onRefuse }: RemovedBracketsDialogProps) {
  const t = useBracketMessages();
  return (
    <ConfirmDialog
      open={texts !== null}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title={t('question')}
      description={t('effect')}
      confirmLabel={t('save')}
      cancelLabel={t('goBack')}
      onConfirm={onProceed}
    >
      {texts && <Places text={texts.join('\n')} />}
      <p>{t('advice')}</p>
    </ConfirmDialog>
  );
}

function Places({ text }: { text: string }) {
  const t = useBracketMessages();
  const places = findAngleBracketExcerpts(text);
  const more = places.length - MOST_PLACES;
  return (
    <>
      <ul className="my-2 flex flex-col gap-1 font-mono text-sm">
        {places.slice(0, MOST_PLACES).map((pieces, index) => (
          <li key={index} className="wrap-anywhere whitespace-pre-wrap">
            {pieces.map((piece, at) =>
              piece.isRemoved ? (
                <del
                  key={at}
                  className="rounded-sm bg-danger-soft px-0.5 font-semibold text-danger no-underline"
                >
                  {piece.text}
                </del>
              ) : (
                piece.text
              ),
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mb-2">{t('more', { count: more })}</p>}
    </>
  );
}

import { Banner } from '#client/ui/banner.tsx';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { findAngleBracketExcerpts } from './angle-brackets.ts';

const MOST_PLACES = 3;

/** Warns which characters of a field's text will be removed. Always rendered, but empty if there are none. */
export function RemovedBracketsWarning({ text }: { text: string }) {
  const isThere = /[<>]/.test(text);
  return (
    <>
      {/* Separate from the excerpts, so that it is announced once rather than on every keystroke. */}
      <p role="status" className="sr-only">
        {isThere && 'The characters < and > will be removed from this text.'}
      </p>
      {isThere && (
        <Banner tone="warning" className="mt-1" title="The characters < and > will be removed">
          <Places text={text} />
          <p>{ADVICE}</p>
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
  return (
    <ConfirmDialog
      open={texts !== null}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title="Save without < and >?"
      description="LeaveBits can’t store these two characters. The marked ones will be removed:"
      confirmLabel="Save without them"
      cancelLabel="Go back and edit"
      onConfirm={onProceed}
    >
      {texts && <Places text={texts.join('\n')} />}
      <p>{ADVICE}</p>
    </ConfirmDialog>
  );
}

const ADVICE =
  'Is one of them part of a password? Spell it out, such as “less-than sign”, or attach the password as a file.';

function Places({ text }: { text: string }) {
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
      {more > 0 && <p className="mb-2">{`And ${more === 1 ? '1 more place' : `${more} more places`}.`}</p>}
    </>
  );
}

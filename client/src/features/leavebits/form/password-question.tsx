import { formatList } from '#client/lib/format-list.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useNameLookup } from '../../people/api.ts';

interface PasswordQuestionProps {
  /** Who could read the passwords today. Empty closes the dialog. */
  readers: readonly { email: string; name: string }[];
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks whether someone should really be able to read passwords today. */
export function PasswordQuestion({ readers, onProceed, onRefuse }: PasswordQuestionProps) {
  const names = useNames(readers);
  return (
    <ConfirmDialog
      open={readers.length > 0}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title={`Should ${names} have these passwords today?`}
      description={`There seem to be passwords or PINs in this LeaveBit, and ${names} can read it as soon as you save it. If it should wait, go back and choose that it opens after your death.`}
      confirmLabel="Yes, today"
      cancelLabel="Go back and change it"
      variant="danger"
      isCancelBetter
      onConfirm={onProceed}
    />
  );
}

interface HeadlineQuestionProps extends PasswordQuestionProps {
  headline: string;
}

/** Asks whether a secret should really stand in the headline, which nothing locks. */
export function HeadlineQuestion({ readers, headline, onProceed, onRefuse }: HeadlineQuestionProps) {
  return (
    <ConfirmDialog
      open={readers.length > 0}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title={`Should ${useNames(readers)} see this headline today?`}
      description={`There seems to be a password or PIN in the headline, “${headline.trim()}”. The headline can be read as soon as you save it, even while the rest is locked. If it should wait, go back and move it into the text.`}
      confirmLabel="Yes, today"
      cancelLabel="Go back and change it"
      variant="danger"
      isCancelBetter
      onConfirm={onProceed}
    />
  );
}

function useNames(readers: PasswordQuestionProps['readers']): string {
  const nameOf = useNameLookup();
  return formatList(
    readers.map(({ email, name }) => nameOf(email) ?? (name || email)),
    'and',
  );
}

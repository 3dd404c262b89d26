import type { Language } from '#shared/domain/languages.ts';
import { formatList } from '#client/lib/messages/format-list.ts';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx';
import { useNameLookup } from '../../people/api.ts';
import { useFormMessages } from './use-form-messages.ts';

interface PasswordQuestionProps {
  /** Who could read the passwords today. Empty closes the dialog. */
  readers: readonly { email: string; name: string }[];
  onProceed: () => void;
  onRefuse: () => void;
}

/** Asks whether someone should really be able to read passwords today. */
export function PasswordQuestion({ readers, onProceed, onRefuse }: PasswordQuestionProps) {
  const t = useFormMessages();
  const names = useNames(readers, t);
  return (
    <ConfirmDialog
      open={readers.length > 0}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title={t('passwordsQuestion', { names })}
      description={t('passwordsReason', { names })}
      confirmLabel={t('yesToday')}
      cancelLabel={t('goBackAndChange')}
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
  const t = useFormMessages();
  return (
    <ConfirmDialog
      open={readers.length > 0}
      onOpenChange={(isOpen) => !isOpen && onRefuse()}
      title={t('headlineQuestion', { names: useNames(readers, t) })}
      description={t('headlineReason', { headline: headline.trim() })}
      confirmLabel={t('yesToday')}
      cancelLabel={t('goBackAndChange')}
      variant="danger"
      isCancelBetter
      onConfirm={onProceed}
    />
  );
}

function useNames(readers: PasswordQuestionProps['readers'], t: { language: Language }): string {
  const nameOf = useNameLookup();
  return formatList(
    readers.map(({ email, name }) => nameOf(email) ?? (name || email)),
    t,
  );
}

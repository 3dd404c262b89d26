import { OWN_REPORTER_MESSAGE } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { parseTypedEmails, parseTypedNames } from '#client/lib/emails/typed-emails.ts';

interface Typed {
  /** The reporters to add. `name` is empty if none was typed. */
  added: { email: string; name: string }[];
  /** The text that stays in the field because it can't be added. */
  left: string;
  /** Why the text stays, or null if the field is empty. */
  refusal: { title: string; message: string } | null;
}

/** Parses the text in the reporter field. Each address is either added, or left in the field with a reason. */
export function parseTypedReporters(
  typed: string,
  { present, ownerEmail }: { present: readonly string[]; ownerEmail: string | undefined },
  t: TextMessages<'owner-release-config'>,
): Typed {
  const { accepted, refused } = parseTypedEmails(typed);
  const own = accepted.filter((email) => email === ownerEmail);
  const doubled = accepted.filter((email) => present.includes(email));
  const fresh = accepted.filter((email) => !own.includes(email) && !doubled.includes(email));
  // If there are too many, let the owner choose which to add.
  if (present.length + fresh.length > limits.reporters) {
    const message = t('tooManyReportersHint', { count: limits.reporters });
    return { added: [], left: typed, refusal: { title: t('tooManyReporters'), message } };
  }
  const names = parseTypedNames(typed);
  const findRefusal = () => {
    if (refused.length > 0 || accepted.length === 0)
      return { title: t('invalidEmail'), message: t('invalidEmailHint') };
    if (own.length > 0) return { title: t('invalidEmail'), message: OWN_REPORTER_MESSAGE };
    return doubled.length > 0 ? { title: t('duplicateEmail'), message: t('duplicateEmailHint') } : null;
  };
  return {
    added: fresh.map((email) => ({ email, name: names.get(email) ?? '' })),
    left: fresh.length === 0 ? typed : [...refused, ...own, ...doubled].join(' '),
    refusal: findRefusal(),
  };
}

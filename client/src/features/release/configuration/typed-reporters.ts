import { OWN_REPORTER_MESSAGE } from '#shared/contracts/release.ts';
import { limits } from '#shared/domain/limits.ts';
import { parseTypedEmails, parseTypedNames } from '#client/lib/emails/typed-emails.ts';

interface Typed {
  /** The reporters to add. `name` is empty if none was typed. */
  added: { email: string; name: string }[];
  /** The text that stays in the field because it can't be added. */
  left: string;
  /** Why the text stays, or null if the field is empty. */
  refusal: { title: string; message: string } | null;
}

const INVALID = { title: 'Invalid Email', message: 'Please enter a valid email address' };
const OWN = { title: 'Invalid Email', message: OWN_REPORTER_MESSAGE };
const DUPLICATE = {
  title: 'Duplicate Email',
  message: 'This email is already added as a designated reporter',
};
const TOO_MANY = {
  title: 'Maximum Limit Reached',
  message: `You can add up to ${limits.reporters} designated reporters only`,
};

/** Parses the text in the reporter field. Each address is either added, or left in the field with a reason. */
export function parseTypedReporters(
  typed: string,
  { present, ownerEmail }: { present: readonly string[]; ownerEmail: string | undefined },
): Typed {
  const { accepted, refused } = parseTypedEmails(typed);
  const own = accepted.filter((email) => email === ownerEmail);
  const doubled = accepted.filter((email) => present.includes(email));
  const fresh = accepted.filter((email) => !own.includes(email) && !doubled.includes(email));
  // If there are too many, let the owner choose which to add.
  if (present.length + fresh.length > limits.reporters) return { added: [], left: typed, refusal: TOO_MANY };
  const names = parseTypedNames(typed);
  const isEmpty = accepted.length === 0;
  return {
    added: fresh.map((email) => ({ email, name: names.get(email) ?? '' })),
    left: fresh.length === 0 ? typed : [...refused, ...own, ...doubled].join(' '),
    refusal:
      refused.length > 0 || isEmpty ? INVALID : own.length > 0 ? OWN : doubled.length > 0 ? DUPLICATE : null,
  };
}

import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { languageLabels } from '#shared/domain/language-labels.ts';
import type { Language } from '#shared/domain/languages.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { translateEmail } from '#server/adapters/mail/write-email.ts';
import { listRehearsedMails, type RehearsalPlan, type RehearsedMail } from './list-rehearsed-mails.ts';

/** So many languages get an email of their own, because a rehearsal must not bury anything else in the owner's mailbox. */
const MOST_LANGUAGES = 3;

/**
 * Every email that reporters and recipients would get, from the day they are named until everything closes, in that order. Each is
 * marked as a rehearsal, says who would get it, when and in which language, and has no working link.
 */
export function buildRehearsal(plan: RehearsalPlan, languageOf: (email: string) => Language): EmailContent[] {
  const mails = listRehearsedMails(plan).flatMap((mail) => splitByLanguage(mail, languageOf));
  return mails.map((mail, index) =>
    markAsRehearsal(mail, { number: index + 1, count: mails.length, url: plan.harmlessUrl }),
  );
}

/** An email in one language, and the languages in which these people would get it. */
interface TranslatedMail extends RehearsedMail {
  spoken: readonly Language[];
}

function splitByLanguage(mail: RehearsedMail, languageOf: (email: string) => Language): TranslatedMail[] {
  const { people, content } = mail;
  const languages = [...new Set(people.map(({ email }) => languageOf(email)))];
  const rest = languages.slice(MOST_LANGUAGES);
  const groups = [
    ...languages.slice(0, MOST_LANGUAGES).map((one) => [one]),
    ...(rest.length > 0 ? [rest] : []),
  ];
  return groups.map((spoken) => ({
    ...mail,
    people: people.filter(({ email }) => spoken.includes(languageOf(email))),
    content: spoken.length === 1 ? translateEmail(content, spoken[0]!) : content,
    spoken,
  }));
}

const listAlternatives = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Says in which language people would get an email, unless that is English. */
function describeLanguage({ spoken }: TranslatedMail): string {
  const [first, ...others] = spoken.map((language) => languageLabels[language]);
  if (others.length > 0)
    return ` They’d get it in the language that you chose for them: ${listAlternatives.format([first!, ...others])}.`;
  return spoken[0] === 'en' ? '' : ` It’s in ${first}, the language that you chose for them.`;
}

/** So many people are named in an email. */
const MOST_NAMED = 10;

function markAsRehearsal(
  mail: TranslatedMail,
  { number, count, url }: { number: number; count: number; url: string },
): EmailContent {
  const { people, when, content } = mail;
  const named = people.slice(0, MOST_NAMED).map(formatNameAndEmail);
  const rest = people.length - named.length;
  const who = new Intl.ListFormat('en-US').format(rest > 0 ? [...named, `${rest} more`] : named);
  const actions = content.action === undefined ? [] : [content.action].flat();
  return {
    ...content,
    subject: `Rehearsal: ${content.subject}`,
    preheader: 'You asked for this rehearsal. Nothing has happened.',
    paragraphs: [
      `This is a rehearsal that you asked for. Only you got this email. It’s number ${number} of ${count}, and shows what ${who} would get ${when}.${describeLanguage(mail)} Nothing has been reported, and its buttons only lead to our introduction.`,
      ...content.paragraphs,
    ],
    ...(actions.length > 0 && { action: actions.map((action) => ({ ...action, url })) }),
    why: `You asked for a rehearsal in your release configuration. The real email says: ${content.why}`,
  };
}

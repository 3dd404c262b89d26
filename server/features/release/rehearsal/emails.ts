import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import type { EmailContent } from '#server/adapters/mail/email-layout.ts';
import { listRehearsedMails, type RehearsalPlan, type RehearsedMail } from './list-rehearsed-mails.ts';

/**
 * Every email that reporters and recipients would get, from the day they are named until everything closes, in that order. Each is
 * marked as a rehearsal, says who would get it and when, and has no working link.
 */
export function buildRehearsal(plan: RehearsalPlan): EmailContent[] {
  const mails = listRehearsedMails(plan);
  return mails.map((mail, index) =>
    markAsRehearsal(mail, { number: index + 1, count: mails.length, url: plan.harmlessUrl }),
  );
}

/** So many people are named in an email. */
const MOST_NAMED = 10;

function markAsRehearsal(
  { people, when, content }: RehearsedMail,
  { number, count, url }: { number: number; count: number; url: string },
): EmailContent {
  const named = people.slice(0, MOST_NAMED).map(formatNameAndEmail);
  const rest = people.length - named.length;
  const who = new Intl.ListFormat('en-US').format(rest > 0 ? [...named, `${rest} more`] : named);
  const actions = content.action === undefined ? [] : [content.action].flat();
  return {
    ...content,
    subject: `Rehearsal: ${content.subject}`,
    preheader: 'You asked for this rehearsal. Nothing has happened.',
    paragraphs: [
      `This is a rehearsal that you asked for. Only you got this email. It’s number ${number} of ${count}, and shows what ${who} would get ${when}. Nothing has been reported, and its buttons only lead to our introduction.`,
      ...content.paragraphs,
    ],
    ...(actions.length > 0 && { action: actions.map((action) => ({ ...action, url })) }),
    why: `You asked for a rehearsal in your release configuration. The real email says: ${content.why}`,
  };
}

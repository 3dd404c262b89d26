import type { TextMessages } from '#shared/messages/catalog.ts';
import { mentionsPasswords } from '../leavebits/form/password-detection.ts';

const HEADLINE_LENGTH = 60;

/**
 * A headline for a text or a file that its owner hasn't named. Recipients see it even while the rest is locked, so no line with a
 * number or a password becomes one.
 */
export function suggestHeadline(
  infoFields: string,
  fileName: string | undefined,
  t: TextMessages<'owner-first-use'>,
): string {
  const lines = infoFields.split('\n').flatMap((one) => one.trim() || []);
  if (lines.length === 0) return (fileName ?? '').replace(/\.[^.]*$/, '');
  const line = lines.find((one) => !/\d/.test(one) && !mentionsPasswords(one));
  if (line === undefined) return t('plainHeadline');
  if (line.length <= HEADLINE_LENGTH) return line.replace(/[,:;]$/, '');
  const cut = line.slice(0, HEADLINE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')) || cut}…`;
}

interface Addressee {
  name: string;
  email: string;
}

const headlineFor = ({ name, email }: Addressee, t: TextMessages<'owner-first-use'>): string =>
  t('headlineFor', { name: name.trim() || email.trim().split('@')[0]! });

/** Puts the recipient into a headline that was suggested before it was known who they are. */
export function addressHeadline(
  headline: string,
  { before, person }: { before: Addressee | undefined; person: Addressee },
  t: TextMessages<'owner-first-use'>,
): string {
  const isSuggested = headline === t('plainHeadline') || (before && headline === headlineFor(before, t));
  return isSuggested ? headlineFor(person, t) : headline;
}

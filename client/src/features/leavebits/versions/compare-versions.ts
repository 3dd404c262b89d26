import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { isArmored } from '#shared/domain/age-file.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { describeReleaseRule } from '../sharing/release-messages.ts';

/** A span of text that is in both versions, only in the current one, or only in the earlier one. */
export interface DiffPart {
  kind: 'same' | 'now' | 'then';
  text: string;
}

/** The timeout for comparing long texts that differ a lot. The fallback compares lines, then whole texts. */
const TIMEOUT_MS = 300;

/** Compares two texts word by word. */
export function compareTexts(now: string, then: string): DiffPart[] {
  const options = { timeout: TIMEOUT_MS };
  const changes = diffWordsWithSpace(now, then, options) ?? diffLines(now, then, options);
  const pieces = changes?.map(pieceOf) ?? [
    { kind: 'now' as const, text: now },
    { kind: 'then' as const, text: then },
  ];
  return withoutIslands(pieces.filter(({ text }) => text !== ''));
}

/** Merges differences separated only by whitespace, because whole phrases are easier to read than pairs of words. */
function withoutIslands(pieces: readonly DiffPart[]): DiffPart[] {
  const joined: DiffPart[] = [];
  let now = '';
  let then = '';
  const close = () => {
    if (now !== '') joined.push({ kind: 'now', text: now });
    if (then !== '') joined.push({ kind: 'then', text: then });
    now = then = '';
  };
  pieces.forEach(({ kind, text }, index) => {
    const isIsland = text.trim() === '' && now + then !== '' && index < pieces.length - 1;
    if (kind === 'same' && !isIsland) {
      close();
      joined.push({ kind, text });
      return;
    }
    if (kind !== 'then') now += text;
    if (kind !== 'now') then += text;
  });
  close();
  return joined;
}

function pieceOf({ value, added, removed }: ChangeObject<string>): DiffPart {
  return { kind: added ? 'then' : removed ? 'now' : 'same', text: value };
}

/** An omitted span that is the same in both versions. */
export interface DiffGap {
  kind: 'gap';
  characters: number;
}

function upToLastSpace(text: string): string {
  let end = text.length;
  while (end > 0 && /\S/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Omits text that is far from any difference. @param context how many characters to retain next to a difference */
export function condenseDiff(pieces: readonly DiffPart[], context: number): (DiffPart | DiffGap)[] {
  return pieces.flatMap((piece, index): (DiffPart | DiffGap)[] => {
    const { kind, text } = piece;
    // Cut between words.
    const head = index === 0 ? '' : upToLastSpace(text.slice(0, context));
    const tail = index === pieces.length - 1 ? '' : text.slice(-context).replace(/^\S*/, '');
    const characters = text.length - head.length - tail.length;
    // A short gap is harder to read than the text it would replace.
    if (kind !== 'same' || characters <= context) return [piece];
    const parts: (DiffPart | DiffGap)[] = [
      { kind, text: head },
      { kind: 'gap', characters },
      { kind, text: tail },
    ];
    return parts.filter((part) => part.kind === 'gap' || part.text !== '');
  });
}

/** A recipient in one version or both. The rule is null for a version without them. */
export interface ComparedRecipient {
  email: string;
  now: string | null;
  then: string | null;
}

type State = Pick<Leavebit, 'sharingEmails' | 'sharingConfig'>;

/** Lists the recipients of both versions with their rules as text, starting with those of the earlier version. */
export function compareRecipients(
  now: State,
  then: State,
  at: Date,
  t: TextMessages<'owner-leavebits-rules'>,
): ComparedRecipient[] {
  const ruleIn = ({ sharingEmails, sharingConfig }: State, email: string) =>
    sharingEmails.includes(email)
      ? describeReleaseRule(findReleaseSetting(sharingConfig, email), { at }, t)
      : null;
  return [...new Set([...then.sharingEmails, ...now.sharingEmails])].map((email) => ({
    email,
    now: ruleIn(now, email),
    then: ruleIn(then, email),
  }));
}

/**
 * Briefly summarizes the differences between the current state and a version. Sealed text counts as unknown, because the same
 * text is never sealed in the same way.
 */
export function describeDifferences(
  now: Leavebit,
  then: LeavebitVersion,
  at: Date,
  { t, rules }: { t: TextMessages<'owner-leavebits-versions'>; rules: TextMessages<'owner-leavebits-rules'> },
): string {
  const texts = [now.infoFields, then.infoFields];
  const isTextKnown = texts.includes('') || !texts.some(isArmored);
  const isOther = compareRecipients(now, then, at, rules).some((person) => person.now !== person.then);
  const parts = [
    now.description !== then.description && t('differentDescription'),
    isTextKnown && now.infoFields !== then.infoFields && t('differentInfo'),
    isOther && t('differentRecipients'),
  ].filter(Boolean);
  if (parts.length === 0) return t(isTextKnown ? 'same' : 'textSealed');
  return t('different', { parts: parts.join(', ') });
}

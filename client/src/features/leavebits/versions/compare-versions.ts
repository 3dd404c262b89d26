import { diffLines, diffWordsWithSpace, type ChangeObject } from 'diff';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { findReleaseSetting } from '#shared/domain/release.ts';
import { describeReleaseRule } from '../sharing/release-messages.ts';

/** A span of text: in both states, only in the current one, or only in the earlier one. */
export interface DiffPart {
  kind: 'same' | 'now' | 'then';
  text: string;
}

/** Comparing two very different long texts times out after this long, and falls back to lines, then to whole texts. */
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

/** Merges differences separated only by whitespace: whole phrases are easier to read than pairs of words. */
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

/** A span that is omitted because both states have it. */
export interface DiffGap {
  kind: 'gap';
  characters: number;
}

function upToLastSpace(text: string): string {
  let end = text.length;
  while (end > 0 && /\S/.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** Omits text far from any difference. @param context characters retained next to a difference. */
export function condenseDiff(pieces: readonly DiffPart[], context: number): (DiffPart | DiffGap)[] {
  return pieces.flatMap((piece, index): (DiffPart | DiffGap)[] => {
    const { kind, text } = piece;
    // Cut between two words.
    const head = index === 0 ? '' : upToLastSpace(text.slice(0, context));
    const tail = index === pieces.length - 1 ? '' : text.slice(-context).replace(/^\S*/, '');
    const characters = text.length - head.length - tail.length;
    // A short gap is harder to read than the text itself.
    if (kind !== 'same' || characters <= context) return [piece];
    const parts: (DiffPart | DiffGap)[] = [
      { kind, text: head },
      { kind: 'gap', characters },
      { kind, text: tail },
    ];
    return parts.filter((part) => part.kind === 'gap' || part.text !== '');
  });
}

/** A recipient in one state or both. A rule is null in a state in which they are not a recipient. */
export interface ComparedRecipient {
  email: string;
  now: string | null;
  then: string | null;
}

type State = Pick<Leavebit, 'sharingEmails' | 'sharingConfig'>;

/** All recipients of both states with their rules as text, those of the earlier state first. */
export function compareRecipients(now: State, then: State, at: Date): ComparedRecipient[] {
  const ruleIn = ({ sharingEmails, sharingConfig }: State, email: string) =>
    sharingEmails.includes(email) ? describeReleaseRule(findReleaseSetting(sharingConfig, email), at) : null;
  return [...new Set([...then.sharingEmails, ...now.sharingEmails])].map((email) => ({
    email,
    now: ruleIn(now, email),
    then: ruleIn(then, email),
  }));
}

/** A brief summary of the differences between the current state and a version. */
export function describeDifferences(now: Leavebit, then: LeavebitVersion, at: Date): string {
  const isOther = compareRecipients(now, then, at).some((person) => person.now !== person.then);
  const parts = [
    now.description !== then.description && 'description',
    now.infoFields !== then.infoFields && 'info',
    isOther && 'recipients',
  ].filter(Boolean);
  return parts.length === 0 ? 'same as now' : `different ${parts.join(', ')}`;
}

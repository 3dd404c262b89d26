export interface IncompleteReason {
  text: string;
  /** Whether the owner needs to act. Recipients who have yet to visit their page get everything regardless. */
  needsOwner: boolean;
}

/** The relevant fields of a LeaveBit. `leftBy`: the recipients who have left it. */
interface Judged {
  description: string;
  sharingEmails: readonly string[];
  leftBy?: Readonly<Record<string, string>> | undefined;
}

/**
 * Why a LeaveBit is marked Incomplete, in sentences. Empty if it is complete.
 * @param proved whether an address has ever been verified. Null while this is unknown, in which case it is not reported.
 * @param called how a sentence refers to a recipient
 */
export function listIncompleteReasons(
  leavebit: Judged,
  ownerEmail: string,
  proved: ((email: string) => boolean) | null,
  called: (email: string) => string = (email) => email,
): IncompleteReason[] {
  const missing: string[] = [];
  if (leavebit.description.trim() === '') missing.push('It doesn’t have a description yet.');
  const others = leavebit.sharingEmails.filter((email) => email.toLowerCase() !== ownerEmail.toLowerCase());
  const receiving = others.filter((email) => !leavebit.leftBy?.[email]);
  if (receiving.length === 0) {
    const isForOwner = leavebit.sharingEmails.length > 0;
    if (others.length > 0) missing.push('Everyone it was shared with has left.');
    else missing.push(isForOwner ? 'It’s only shared with you.' : 'It isn’t shared with anyone yet.');
  }
  const unproved = proved === null ? [] : receiving.filter((email) => !proved(email.toLowerCase()));
  const reasons = missing.map((text) => ({ text, needsOwner: true }));
  if (unproved.length > 0) reasons.push({ text: notAtTheirPage(unproved.map(called)), needsOwner: false });
  return reasons;
}

const notAtTheirPage = (unproved: string[]): string =>
  unproved.length === 1
    ? `${unproved[0]} hasn’t used their link yet. Your plan doesn’t need that.`
    : `${unproved.length} recipients haven’t used their links yet. Your plan doesn’t need that.`;

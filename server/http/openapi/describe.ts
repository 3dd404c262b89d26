import type { Call } from '#shared/contracts/call.ts';

/**
 * Who may make a call.
 * `owner`: signed in. `activeOwner`: also with a subscription in force. `recipient`: with an email session. `reader`: an active
 * owner, or a recipient. `provider`: another service, whose messages are checked in their own way.
 */
export type Caller = 'anyone' | 'owner' | 'activeOwner' | 'recipient' | 'reader' | 'provider';

/** What the document says about a call beside its contract. */
export interface Note {
  summary: string;
  caller: Caller;
  /** The statuses of refusals that do not follow from the contract and the caller. */
  refusals: readonly number[];
}

/** A part of the document: some calls, each with a note. */
export interface Chapter {
  tag: string;
  entries: readonly { call: Call; note: Note }[];
}

/** Pairs each call of a contract with its note. The compiler finds a call that has none. */
export function chapter<C extends Record<string, Call>>(
  tag: string,
  calls: C,
  notes: Record<keyof C, Note>,
): Chapter {
  return { tag, entries: Object.entries(calls).map(([name, call]) => ({ call, note: notes[name]! })) };
}

const noteFor =
  (caller: Caller) =>
  (summary: string, ...refusals: number[]): Note => ({ summary, caller, refusals });

export const anyone = noteFor('anyone');
export const owner = noteFor('owner');
export const activeOwner = noteFor('activeOwner');
export const recipient = noteFor('recipient');
export const reader = noteFor('reader');
export const provider = noteFor('provider');

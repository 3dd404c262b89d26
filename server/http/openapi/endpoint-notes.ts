import type { Endpoint } from '#shared/contracts/endpoint.ts';

/**
 * Who may make a call.
 * `owner`: signed in. `noteForActiveOwner`: also with a subscription in force. `recipient`: with an email session. `reader`: an active
 * owner, or a recipient. `provider`: another service, whose messages are checked in their own way.
 */
export type CallerKind = 'anyone' | 'owner' | 'activeOwner' | 'recipient' | 'reader' | 'provider';

/** What the document says about a call beside its contract. */
export interface EndpointNote {
  summary: string;
  caller: CallerKind;
  /** The statuses of refusals that do not follow from the contract and the caller. */
  refusals: readonly number[];
}

/** A part of the document: some calls, each with a note. */
export interface ApiSection {
  tag: string;
  entries: readonly { call: Endpoint; note: EndpointNote }[];
}

/** Pairs each call of a contract with its note. The compiler finds a call that has none. */
export function describeApiSection<C extends Record<string, Endpoint>>(
  tag: string,
  calls: C,
  notes: Record<keyof C, EndpointNote>,
): ApiSection {
  return { tag, entries: Object.entries(calls).map(([name, call]) => ({ call, note: notes[name]! })) };
}

const noteFor =
  (caller: CallerKind) =>
  (summary: string, ...refusals: number[]): EndpointNote => ({ summary, caller, refusals });

export const noteForAnyone = noteFor('anyone');
export const noteForOwner = noteFor('owner');
export const noteForActiveOwner = noteFor('activeOwner');
export const noteForRecipient = noteFor('recipient');
export const noteForReader = noteFor('reader');
export const noteForProvider = noteFor('provider');

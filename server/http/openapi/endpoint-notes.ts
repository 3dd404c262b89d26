import type { Endpoint } from '#shared/contracts/schema/endpoint.ts';

/**
 * Who may use an endpoint. `owner`: signed in. `activeOwner`: also with an active subscription. `recipient`: with an email
 * session. `reader`: an active owner or a recipient. `provider`: another service, whose messages are authenticated individually.
 */
export type CallerKind = 'anyone' | 'owner' | 'activeOwner' | 'recipient' | 'reader' | 'provider';

/** An endpoint's documentation beyond its contract. */
export interface EndpointNote {
  summary: string;
  caller: CallerKind;
  /** Error statuses that can't be derived from the contract and the caller. */
  refusals: readonly number[];
}

/** A section of the document, in which each endpoint has a note. */
export interface ApiSection {
  tag: string;
  entries: readonly { call: Endpoint; note: EndpointNote }[];
}

/** Pairs each endpoint of a contract with its note. A missing note is a compile error. */
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

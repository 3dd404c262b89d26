import type { MessageId } from '../messages/catalog.ts';

/** Why sessions end while their pages are open. Each is the id of the message that says so on the sign-in page. */
export const sessionEndReasons = [
  'ended',
  'endedElsewhere',
  'endedEverywhere',
  'endedInOtherTab',
  'endedByClosedTab',
  'endedByPassword',
  'endedByUndoneConfiguration',
  'endedByUndoneSharing',
  'endedByDeletion',
] as const satisfies MessageId<'errors'>[];

export type SessionEndReason = (typeof sessionEndReasons)[number];

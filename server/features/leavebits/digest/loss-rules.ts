import { DAY_MS } from '#shared/domain/durations.ts';
import { getNextDigestTime } from './rules.ts';

/**
 * What an act took from a LeaveBit: it went to the trash, it or one of its files was deleted for good, or a save removed files or
 * replaced most of a text.
 */
export interface ContentLoss {
  triggerByteId: number;
  at: Date;
  what: 'trashed' | 'purged' | 'edited';
  /** The files that were removed or deleted for good. Empty: the LeaveBit itself, or only its text. */
  fileIds: number[];
  /** Most of its text was replaced. */
  isRewritten: boolean;
}

/** Where something is now: in the trash, or deleted for good and not erased. */
export type RemovalState = 'trash' | 'purged';

/** Everything of some losses that is not where it was, by its id. What is missing here is back, or was never gone. */
export interface MissingContent {
  leavebits: ReadonlyMap<number, RemovalState>;
  files: ReadonlyMap<number, RemovalState>;
}

/** The numbers that a mail tells. */
export interface LossSummary {
  trashed: number;
  purged: number;
  removedFiles: number;
  purgedFiles: number;
  rewritten: number;
}

/** The LeaveBits and files that losses are about. */
export function collectLossIds(losses: readonly ContentLoss[]): { leavebitIds: number[]; fileIds: number[] } {
  const whole = losses.filter(({ what, fileIds }) => what !== 'edited' && fileIds.length === 0);
  return {
    leavebitIds: [...new Set(whole.map(({ triggerByteId }) => triggerByteId))],
    fileIds: [...new Set(losses.flatMap(({ fileIds }) => fileIds))],
  };
}

/** What the mail about several losses says. What came back in between is left out. */
export function summarizeLosses(losses: readonly ContentLoss[], missing: MissingContent): LossSummary {
  const { leavebitIds, fileIds } = collectLossIds(losses);
  const are = (ids: readonly number[], places: ReadonlyMap<number, RemovalState>, where: RemovalState) =>
    ids.filter((id) => places.get(id) === where).length;
  const rewritten = new Set(
    losses.flatMap(({ triggerByteId, isRewritten }) => (isRewritten ? [triggerByteId] : [])),
  );
  return {
    trashed: are(leavebitIds, missing.leavebits, 'trash'),
    purged: are(leavebitIds, missing.leavebits, 'purged'),
    removedFiles: are(fileIds, missing.files, 'trash'),
    purgedFiles: are(fileIds, missing.files, 'purged'),
    rewritten: rewritten.size,
  };
}

/** Whether the link of a mail can bring something of it back. A text that was replaced is among the versions instead. */
export const hasRestorableLoss = ({ trashed, purged, removedFiles, purgedFiles }: LossSummary): boolean =>
  trashed + purged + removedFiles + purgedFiles > 0;

export const isLossSummaryEmpty = (lost: LossSummary): boolean =>
  !hasRestorableLoss(lost) && lost.rewritten === 0;

/** Whether it is only of edits, which people make all day. */
export const hasOnlyEdits = ({ trashed, purged, purgedFiles }: LossSummary): boolean =>
  trashed + purged + purgedFiles === 0;

/**
 * When a mail that tells only of edits may leave: like any other, and a day after the last one that told of some. Nothing is out of
 * reach until then: versions and the trash have it for 30 days.
 */
export function getNextEditDigestTime(
  sent: readonly { mailedAt: Date; tellsOfEdits: boolean }[],
  now: Date,
): Date {
  const next = getNextDigestTime(
    sent.map(({ mailedAt }) => mailedAt),
    now,
  );
  const last = sent.find(({ tellsOfEdits }) => tellsOfEdits);
  return new Date(Math.max(next.getTime(), last ? last.mailedAt.getTime() + DAY_MS : 0));
}

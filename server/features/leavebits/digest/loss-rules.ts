import { DAY_MS } from '#shared/domain/durations.ts';
import { getNextDigestTime } from './rules.ts';

/**
 * What an action removed from a LeaveBit: it was trashed, it or one of its files was permanently deleted, or a save removed
 * files or replaced most of a text.
 */
export interface ContentLoss {
  triggerByteId: number;
  at: Date;
  what: 'trashed' | 'purged' | 'edited';
  /** The files that were removed or permanently deleted. Empty if the loss is the LeaveBit itself, or only its text. */
  fileIds: number[];
  /** Most of its text was replaced. */
  isRewritten: boolean;
}

/** Where something is now: in the trash, or permanently deleted but not yet erased. */
export type RemovalState = 'trash' | 'purged';

/** Lost content that is still missing, by id. Anything absent here is back, or was never gone. */
export interface MissingContent {
  leavebits: ReadonlyMap<number, RemovalState>;
  files: ReadonlyMap<number, RemovalState>;
}

/** The numbers shown in the mail. */
export interface LossSummary {
  trashed: number;
  purged: number;
  removedFiles: number;
  purgedFiles: number;
  rewritten: number;
}

/** The ids of the LeaveBits and files affected by losses. */
export function collectLossIds(losses: readonly ContentLoss[]): { leavebitIds: number[]; fileIds: number[] } {
  const whole = losses.filter(({ what, fileIds }) => what !== 'edited' && fileIds.length === 0);
  return {
    leavebitIds: [...new Set(whole.map(({ triggerByteId }) => triggerByteId))],
    fileIds: [...new Set(losses.flatMap(({ fileIds }) => fileIds))],
  };
}

/** Summarizes several losses for the mail, without what has been restored in the meantime. */
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

/** Whether the undo link can restore any of it. Replaced texts are found among the versions instead. */
export const hasRestorableLoss = ({ trashed, purged, removedFiles, purgedFiles }: LossSummary): boolean =>
  trashed + purged + removedFiles + purgedFiles > 0;

export const isLossSummaryEmpty = (lost: LossSummary): boolean =>
  !hasRestorableLoss(lost) && lost.rewritten === 0;

/** Whether the losses are only edits, which people make all day. */
export const hasOnlyEdits = ({ trashed, purged, purgedFiles }: LossSummary): boolean =>
  trashed + purged + purgedFiles === 0;

/**
 * The earliest time for a digest of edits only: subject to the general limit, and a day after the last one that mentioned
 * edits. Nothing becomes unrecoverable meanwhile: versions and the trash last 30 days.
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

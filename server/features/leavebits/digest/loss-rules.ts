import { DAY_MS } from '#shared/domain/durations.ts';
import type { TrashHold } from '../trash/rules.ts';
import { getEditBaselineTime } from './edit-rules.ts';
import { getNextDigestTime, summarizeSharingChanges, type SharingChange } from './rules.ts';

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

/** The first time a LeaveBit's text was mostly replaced. */
export interface Rewrite {
  triggerByteId: number;
  at: Date;
}

/** The first rewrite of each LeaveBit, in the order of their ids. */
export function listFirstRewrites(losses: readonly ContentLoss[]): Rewrite[] {
  const first = new Map<number, Date>();
  for (const { triggerByteId, at, isRewritten } of losses) {
    const known = first.get(triggerByteId);
    if (isRewritten && (known === undefined || at < known)) first.set(triggerByteId, at);
  }
  return [...first]
    .map(([triggerByteId, at]) => ({ triggerByteId, at }))
    .sort((one, other) => one.triggerByteId - other.triggerByteId);
}

/**
 * Since when the states of a text count for its restoration: since the state that the rewrite was compared with. In an open
 * estate only since its report was made, because saves before that are never undone.
 */
export function getTextBaselineTime(rewrittenAt: Date, report: TrashHold['report']): Date {
  const compared = getEditBaselineTime(rewrittenAt);
  return report?.status === 'released' && report.reportedAt > compared ? report.reportedAt : compared;
}

/** Summarizes several losses for the mail, without what has been restored in the meantime. */
export function summarizeLosses(losses: readonly ContentLoss[], missing: MissingContent): LossSummary {
  const { leavebitIds, fileIds } = collectLossIds(losses);
  const are = (ids: readonly number[], places: ReadonlyMap<number, RemovalState>, where: RemovalState) =>
    ids.filter((id) => places.get(id) === where).length;
  return {
    trashed: are(leavebitIds, missing.leavebits, 'trash'),
    purged: are(leavebitIds, missing.leavebits, 'purged'),
    removedFiles: are(fileIds, missing.files, 'trash'),
    purgedFiles: are(fileIds, missing.files, 'purged'),
    rewritten: listFirstRewrites(losses).length,
  };
}

export const isLossSummaryEmpty = ({
  trashed,
  purged,
  removedFiles,
  purgedFiles,
  rewritten,
}: LossSummary): boolean => trashed + purged + removedFiles + purgedFiles + rewritten === 0;

/** Whether anything was taken away that wasn't given back meanwhile: from people, or from the content. */
export const isAnythingTaken = (
  changes: { sharing: readonly SharingChange[]; losses: readonly ContentLoss[] },
  missing: MissingContent,
  now: Date,
): boolean =>
  summarizeSharingChanges(changes.sharing, now).taken.length > 0 ||
  !isLossSummaryEmpty(summarizeLosses(changes.losses, missing));

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

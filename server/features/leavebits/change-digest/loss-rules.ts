import { DAY_MS } from '#shared/domain/durations.ts';
import type { TrashHold } from '../trash/rules.ts';
import { getEditBaselineTime } from './edit-rules.ts';
import { getNextDigestTime, summarizeSharingChanges, type SharingChange } from './sharing-change-rules.ts';

/**
 * What an action removed from a LeaveBit. The LeaveBit was trashed, it or one of its files was permanently deleted, or a save
 * removed files or replaced most of a text.
 */
export interface ContentLoss {
  triggerByteId: number;
  at: Date;
  what: 'trashed' | 'purged' | 'edited';
  /** The files that were removed or permanently deleted. Empty if the loss is the LeaveBit itself or only its text. */
  fileIds: number[];
  /** Whether most of its text was replaced, or any of it if it is sealed. */
  isRewritten: boolean;
  /** Whether it is sealed, so that nobody but its owner can tell how much was replaced. */
  isSealed: boolean;
}

/** Where a lost item is now: in the trash, or permanently deleted but not erased yet. */
export type RemovalState = 'trash' | 'purged';

/** Lost content that is still missing, by id. Anything not listed here has been restored or was never lost. */
export interface MissingContent {
  leavebits: ReadonlyMap<number, RemovalState>;
  files: ReadonlyMap<number, RemovalState>;
}

/** The counts shown in the email. */
export interface LossSummary {
  trashed: number;
  purged: number;
  removedFiles: number;
  purgedFiles: number;
  rewritten: number;
  /** Sealed LeaveBits whose text or file names were replaced, nobody but the owner knows by how much. */
  resealed: number;
}

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
  isSealed: boolean;
}

/** The first rewrite of each LeaveBit, sorted by id. */
export function listFirstRewrites(losses: readonly ContentLoss[]): Rewrite[] {
  const first = new Map<number, Rewrite>();
  for (const { triggerByteId, at, isRewritten, isSealed } of losses) {
    const known = first.get(triggerByteId);
    if (isRewritten && (known === undefined || at < known.at))
      first.set(triggerByteId, { triggerByteId, at, isSealed });
  }
  return [...first.values()].sort((one, other) => one.triggerByteId - other.triggerByteId);
}

/**
 * The earliest time from which a text's states may be restored: that of the state with which the rewrite was compared. In an
 * open estate, not before its report was submitted, because earlier saves are never undone.
 */
export function getTextBaselineTime(rewrittenAt: Date, report: TrashHold['report']): Date {
  const compared = getEditBaselineTime(rewrittenAt);
  return report?.status === 'released' && report.reportedAt > compared ? report.reportedAt : compared;
}

/** Summarizes several losses for the email, leaving out anything that has since been restored. */
export function summarizeLosses(losses: readonly ContentLoss[], missing: MissingContent): LossSummary {
  const { leavebitIds, fileIds } = collectLossIds(losses);
  const are = (ids: readonly number[], places: ReadonlyMap<number, RemovalState>, where: RemovalState) =>
    ids.filter((id) => places.get(id) === where).length;
  return {
    trashed: are(leavebitIds, missing.leavebits, 'trash'),
    purged: are(leavebitIds, missing.leavebits, 'purged'),
    removedFiles: are(fileIds, missing.files, 'trash'),
    purgedFiles: are(fileIds, missing.files, 'purged'),
    rewritten: listFirstRewrites(losses).filter(({ isSealed }) => !isSealed).length,
    resealed: listFirstRewrites(losses).filter(({ isSealed }) => isSealed).length,
  };
}

export const isLossSummaryEmpty = ({
  trashed,
  purged,
  removedFiles,
  purgedFiles,
  rewritten,
  resealed,
}: LossSummary): boolean => trashed + purged + removedFiles + purgedFiles + rewritten + resealed === 0;

/** Whether anything is still lost: recipients' access or content. */
export const hasRemainingLosses = (
  changes: { sharing: readonly SharingChange[]; losses: readonly ContentLoss[] },
  missing: MissingContent,
  now: Date,
): boolean =>
  summarizeSharingChanges(changes.sharing, now).taken.length > 0 ||
  !isLossSummaryEmpty(summarizeLosses(changes.losses, missing));

/** Whether the losses are only edits, which are part of everyday use. */
export const hasOnlyEdits = ({ trashed, purged, purgedFiles }: LossSummary): boolean =>
  trashed + purged + purgedFiles === 0;

/**
 * The earliest time for a digest that contains only edits: within the general limit, and at least a day after the last digest
 * that mentioned edits. Nothing becomes unrecoverable in the meantime, since versions and the trash last 30 days.
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

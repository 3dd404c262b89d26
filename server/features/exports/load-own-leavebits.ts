import { findReleaseSetting, type ReleaseSetting } from '#shared/domain/release.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { loadOwnerAccessFacts } from '../access/load-estate.ts';
import { decideAccess, getRecipientFacts, type OwnerAccessFacts } from '../access/rules.ts';
import { countChunks } from '../files/read-chunks.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { loadLeavebitPages } from '../leavebits/load-leavebits.ts';
import { loadTrashRows, presentTrashTimes } from '../leavebits/trash/load-trash.ts';
import { decryptVersion, type LeavebitVersionRow } from '../leavebits/versions/version-encryption.ts';
import type { ExportedLeavebit, ExportedVersion, OwnerExport } from './format.ts';
import {
  decryptLeavebitPages,
  decryptRemovedFile,
  collectZippedFiles,
  createLazyRows,
  type DecryptedForExport,
  type LazyRows,
} from './decrypt-leavebits.ts';
import { createZipPaths } from './zip-paths.ts';
import { buildOwnerLeavebitsQuery, listVersions, versionBytesSql } from './queries.ts';
import { getOpeningTime } from './rules.ts';

interface OwnLeavebits {
  leavebits: LazyRows<ExportedLeavebit>;
  trash: { leavebits: LazyRows<TrashedLeavebit>; files: OwnerExport['trash']['files'] };
  zipped: ZippedFile[];
}
type TrashedLeavebit = OwnerExport['trash']['leavebits'][number];

/** All of an owner's LeaveBits, with their earlier versions and the trash. `ctx` must provide a consistent snapshot. */
export async function loadOwnLeavebits(ctx: Context, userId: number): Promise<OwnLeavebits> {
  const { db } = ctx;
  const counted = { moreBytes: versionBytesSql };
  const trash = await loadTrashRows(ctx, userId, counted);
  const wanted = { ...buildOwnerLeavebitsQuery(userId, null), ...counted };
  // Each pass assigns the paths in the same order, so they are identical.
  const kept = () => decryptLeavebitPages(ctx, loadLeavebitPages(ctx, wanted), createZipPaths());
  const trashed = (places = createZipPaths('trash')) => decryptLeavebitPages(ctx, trash.pages(), places);

  const inTrash = createZipPaths('trash');
  const ofKept = await collectZippedFiles(kept());
  const ofTrashed = await collectZippedFiles(trashed(inTrash));
  const chunks = await countChunks(
    db,
    trash.files.map(({ file }) => file.id),
  );
  const removed = trash.files.flatMap((one) => decryptRemovedFile(ctx, one, chunks, inTrash) ?? []);

  const now = ctx.clock.now();
  const timesOf = (trashedAt: Date) => {
    const { deletedAt, purgesAt } = presentTrashTimes(trashedAt, trash.hold, now);
    return { deletedAt, purgesAt };
  };
  const facts = { ...(await loadOwnerAccessFacts(ctx, db, userId)), now: ctx.clock.trustedNow() };
  async function* present(pages: AsyncIterable<DecryptedForExport[]>) {
    for await (const page of pages) {
      const versions = await listVersions(
        db,
        page.map(({ row }) => row.id),
      );
      for (const one of page) {
        const own = versions.filter(({ triggerByteId }) => triggerByteId === one.row.id);
        yield { row: one.row, leavebit: presentLeavebit(ctx, one, { facts, versions: own }) };
      }
    }
  }
  return {
    leavebits: createLazyRows(ofKept.length, async function* () {
      for await (const { leavebit } of present(kept())) yield leavebit;
    }),
    trash: {
      leavebits: createLazyRows(ofTrashed.length, async function* () {
        for await (const { row, leavebit } of present(trashed()))
          yield { ...leavebit, ...timesOf(row.trashedAt!) };
      }),
      files: removed.flatMap(({ files, trashed: { file, leavebit } }) =>
        files.map((one) => ({ ...one, leavebitId: leavebit.id, ...timesOf(file.trashedAt) })),
      ),
    },
    zipped: [...ofKept.zipped, ...ofTrashed.zipped, ...removed.flatMap(({ zipped }) => zipped)],
  };
}

function presentLeavebit(
  ctx: Context,
  { row, dataKey, content }: DecryptedForExport,
  { facts, versions }: { facts: OwnerAccessFacts & { now: Date }; versions: readonly LeavebitVersionRow[] },
): ExportedLeavebit {
  return {
    ...content,
    createdAt: row.createdAt.toISOString(),
    seqno: row.seqno,
    recipients: row.sharingEmails.map((email) => {
      const person = getRecipientFacts(row, email);
      return {
        email,
        ...presentRule(person.setting),
        isOpenNow: decideAccess({ ...person, ...facts }, facts.now).kind === 'open',
        leftAt: row.leftBy[email] ?? null,
      };
    }),
    versions: dataKey ? versions.flatMap((version) => presentVersion(ctx, dataKey, version)) : [],
  };
}

const presentRule = (setting: ReleaseSetting | undefined) => ({
  releaseType: setting?.releaseType ?? 'always',
  opens: getOpeningTime(setting),
});

/** Empty for a damaged version, so that the rest isn't lost with it. */
function presentVersion(ctx: Context, dataKey: DataKey, row: LeavebitVersionRow): ExportedVersion[] {
  try {
    const {
      sharingEmails,
      sharingConfig,
      sealedFor: _sealedFor,
      lastFileCounter: _lastFileCounter,
      ...version
    } = decryptVersion(dataKey, row);
    return [
      {
        ...version,
        recipients: sharingEmails.map((email) => ({
          email,
          ...presentRule(findReleaseSetting(sharingConfig, email)),
        })),
      },
    ];
  } catch (error) {
    ctx.logger.error(
      { err: error, leavebitId: row.triggerByteId },
      'a version of a LeaveBit could not be decrypted',
    );
    return [];
  }
}

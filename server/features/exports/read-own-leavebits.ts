import { settingFor, type ReleaseSetting } from '#shared/domain/release.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor, personIn, type OwnerFacts } from '../access/rules.ts';
import { findTrash, presentTimes } from '../leavebits/trash/read-trash.ts';
import { openVersion, type VersionRow } from '../leavebits/versions/content.ts';
import type { ExportedLeavebit, ExportedVersion, OwnerExport } from './format.ts';
import { openLeavebits, withFiles, type OpenedForExport } from './open-leavebits.ts';
import { createPlaces } from './places.ts';
import { listLeavebits, listVersions } from './queries.ts';
import { openingOf } from './rules.ts';

type OwnLeavebits = Pick<OwnerExport, 'leavebits' | 'trash'> & { opened: OpenedForExport[] };

/** All LeaveBits of an owner with their earlier versions, and what is in the trash. */
export async function readOwnLeavebits(ctx: Context, userId: number): Promise<OwnLeavebits> {
  const { db } = ctx;
  const inTrash = createPlaces('trash');
  const trash = await findTrash(ctx, userId);
  const kept = await openLeavebits(ctx, await withFiles(ctx, await listLeavebits(db, userId, null)));
  const trashed = await openLeavebits(ctx, await withFiles(ctx, trash.leavebits), inTrash);
  const rows = new Map([...kept, ...trashed].map(({ row }) => [row.id, row]));
  const removed = await openLeavebits(
    ctx,
    trash.files.flatMap(({ file, leavebit }) => {
      const row = rows.get(leavebit.id);
      return row ? [{ row, files: [file] }] : [];
    }),
    inTrash,
  );
  const facts = await readOwnerFacts(ctx, db, userId);
  const versions = await listVersions(db, userId);
  const timesOf = (trashedAt: Date) => {
    const { deletedAt, purgesAt } = presentTimes(trashedAt, trash.hold, ctx.clock.now());
    return { deletedAt, purgesAt };
  };
  const present = (one: OpenedForExport) =>
    presentLeavebit(ctx, one, {
      facts,
      versions: versions.filter(({ triggerByteId }) => triggerByteId === one.row.id),
    });
  return {
    leavebits: kept.map(present),
    trash: {
      leavebits: trashed.map((one) => ({ ...present(one), ...timesOf(one.row.trashedAt!) })),
      files: removed.flatMap(({ row, content }, index) =>
        content.files.map((file) => ({
          ...file,
          leavebitId: row.id,
          ...timesOf(trash.files[index]!.file.trashedAt),
        })),
      ),
    },
    opened: [...kept, ...trashed, ...removed],
  };
}

function presentLeavebit(
  ctx: Context,
  { row, dataKey, content }: OpenedForExport,
  { facts, versions }: { facts: OwnerFacts; versions: readonly VersionRow[] },
): ExportedLeavebit {
  return {
    ...content,
    createdAt: row.createdAt.toISOString(),
    seqno: row.seqno,
    recipients: row.sharingEmails.map((email) => {
      const person = personIn(row, email);
      return {
        email,
        ...presentRule(person.setting),
        isOpenNow: accessFor({ ...person, ...facts }, ctx.clock.certain()).kind === 'open',
        leftAt: row.leftBy[email] ?? null,
      };
    }),
    versions: dataKey ? versions.flatMap((version) => presentVersion(ctx, dataKey, version)) : [],
  };
}

const presentRule = (setting: ReleaseSetting | undefined) => ({
  releaseType: setting?.releaseType ?? 'always',
  opens: openingOf(setting),
});

/** Empty for a damaged version: the rest must not be lost with it. */
function presentVersion(ctx: Context, dataKey: DataKey, row: VersionRow): ExportedVersion[] {
  try {
    const { sharingEmails, sharingConfig, ...version } = openVersion(dataKey, row);
    return [
      {
        ...version,
        recipients: sharingEmails.map((email) => ({
          email,
          ...presentRule(settingFor(sharingConfig, email)),
        })),
      },
    ];
  } catch (error) {
    ctx.logger.error({ err: error, leavebitId: row.triggerByteId }, 'a version of a LeaveBit does not open');
    return [];
  }
}

import { settingFor, type ReleaseSetting } from '#shared/domain/release.ts';
import type { DataKey } from '../../adapters/crypto/data-key.ts';
import type { Context } from '../../context.ts';
import { readOwnerFacts } from '../access/read-estate.ts';
import { accessFor, personIn, type OwnerFacts } from '../access/rules.ts';
import type { ZippedFile } from '../files/send-zip.ts';
import { readPages } from '../leavebits/read-leavebits.ts';
import { findTrash, presentTimes } from '../leavebits/trash/read-trash.ts';
import { openVersion, type VersionRow } from '../leavebits/versions/content.ts';
import type { ExportedLeavebit, ExportedVersion, OwnerExport } from './format.ts';
import {
  openPages,
  openRemovedFile,
  readFilePlaces,
  readRows,
  type OpenedForExport,
  type ReadRows,
} from './open-leavebits.ts';
import { createPlaces } from './places.ts';
import { countChunks, leavebitsOfOwner, listVersions, versionBytes } from './queries.ts';
import { openingOf } from './rules.ts';

interface OwnLeavebits {
  leavebits: ReadRows<ExportedLeavebit>;
  trash: { leavebits: ReadRows<TrashedLeavebit>; files: OwnerExport['trash']['files'] };
  zipped: ZippedFile[];
}
type TrashedLeavebit = OwnerExport['trash']['leavebits'][number];

/** All LeaveBits of an owner with their earlier versions, and what is in the trash. `ctx` must see one moment of the database. */
export async function readOwnLeavebits(ctx: Context, userId: number): Promise<OwnLeavebits> {
  const { db } = ctx;
  const counted = { moreBytes: versionBytes };
  const trash = await findTrash(ctx, userId, counted);
  const wanted = { ...leavebitsOfOwner(userId, null), ...counted };
  // Each time the places are given in the same order, so they are the same.
  const kept = () => openPages(ctx, readPages(ctx, wanted), createPlaces());
  const trashed = (places = createPlaces('trash')) => openPages(ctx, trash.pages(), places);

  const inTrash = createPlaces('trash');
  const ofKept = await readFilePlaces(kept());
  const ofTrashed = await readFilePlaces(trashed(inTrash));
  const chunks = await countChunks(
    db,
    trash.files.map(({ file }) => file.id),
  );
  const removed = trash.files.flatMap((one) => openRemovedFile(ctx, one, chunks, inTrash) ?? []);

  const now = ctx.clock.now();
  const timesOf = (trashedAt: Date) => {
    const { deletedAt, purgesAt } = presentTimes(trashedAt, trash.hold, now);
    return { deletedAt, purgesAt };
  };
  const facts = { ...(await readOwnerFacts(ctx, db, userId)), now: ctx.clock.certain() };
  async function* present(pages: AsyncIterable<OpenedForExport[]>) {
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
    leavebits: readRows(ofKept.length, async function* () {
      for await (const { leavebit } of present(kept())) yield leavebit;
    }),
    trash: {
      leavebits: readRows(ofTrashed.length, async function* () {
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
  { row, dataKey, content }: OpenedForExport,
  { facts, versions }: { facts: OwnerFacts & { now: Date }; versions: readonly VersionRow[] },
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
        isOpenNow: accessFor({ ...person, ...facts }, facts.now).kind === 'open',
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

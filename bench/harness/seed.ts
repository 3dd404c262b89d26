import { triggerBytes } from '../../server/db/schema/index.ts';
import { buildIntegrityColumns } from '../../server/features/access/integrity.ts';
import { encryptLeavebitTexts } from '../../server/features/leavebits/leavebit-encryption.ts';
import { createLeavebitKey } from '../../server/features/leavebits/create-leavebit.ts';
import { mergeSharing, emptySharing } from '../../server/features/leavebits/rules.ts';
import { startEmailSession } from '../../server/features/recipients/email-session.ts';
import { EMAIL_SESSION_HEADER } from '../../shared/contracts/view-session.ts';
import { encodeLinkEmail } from '../../shared/domain/encoded-email.ts';
import type { SharingSettings } from '../../shared/domain/release.ts';
import { seedOwner, seedSession, type SeededOwner } from '../../tests/support/seed.ts';
import { runSql, type BenchServer } from './environment.ts';

/** A signed-in owner, with the headers that their browser sends. */
export interface BenchOwner extends SeededOwner {
  headers: Record<string, string>;
}

/** New, signed-in owners, each behind a separate address. */
export async function seedOwners({ ctx, origin }: BenchServer, count: number): Promise<BenchOwner[]> {
  const owners: BenchOwner[] = [];
  for (let n = 0; n < count; n += 1) {
    const owner = await seedOwner(ctx, `${ctx.random.uuid()}@example.org`);
    const { name, value } = await seedSession(ctx, owner.id);
    const session = `${name}=${encodeURIComponent(value)}`;
    const answer = await fetch(`${origin}/api/user`, { headers: { Cookie: session } });
    if (!answer.ok) throw new Error(`GET /api/user answered ${answer.status}`);
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]!);
    const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))!.split('=', 2)[1]!;
    owners.push({
      ...owner,
      headers: {
        Cookie: [session, ...cookies.filter((cookie) => !cookie.startsWith(`${name}=`))].join('; '),
        'X-CSRF-Token': decodeURIComponent(token),
        'X-Forwarded-For': `10.0.${n >> 8}.${n & 255}`,
      },
    });
  }
  return owners;
}

/** Signs in a recipient. @returns their page's request for the list. */
export async function seedRecipient({ ctx }: BenchServer, email: string) {
  const session = await startEmailSession(ctx, { email, scope: 'all', replaces: null });
  return {
    method: 'GET' as const,
    path: `/api/my-leavebits/${encodeLinkEmail(email)}`,
    headers: { [EMAIL_SESSION_HEADER]: session },
  };
}

/** Writes LeaveBits without files as a save would, but without sending notices. @returns their ids. */
export async function seedLeavebits(
  { ctx }: BenchServer,
  ownerId: number,
  count: number,
  sharing: string[] | ((n: number) => Partial<SharingSettings>),
): Promise<number[]> {
  const now = ctx.clock.now();
  const rows = Array.from({ length: count }, (_, n) => {
    const { id, dataKey, wrapped } = createLeavebitKey(ctx);
    const texts = {
      description: `Papers ${n} of the house`,
      infoFields: 'Where the key is, and who to call first.\n'.repeat(5),
    };
    return {
      ...wrapped,
      ...encryptLeavebitTexts(dataKey, id, texts),
      ...buildIntegrityColumns(dataKey, {
        id,
        userId: ownerId,
        ...mergeSharing(
          emptySharing,
          typeof sharing === 'function' ? sharing(n) : { sharingEmails: sharing },
        ),
        sealed: false,
        hidesAddresses: false,
      }),
      lastUpdate: new Date(now.getTime() - n * 1000),
      createdAt: now,
    };
  });
  await ctx.db.insert(triggerBytes).values(rows);
  return rows.map(({ id }) => id);
}

/** Copies the contents of the product's tables into equivalent plaintext tables, and creates empty ones with the same indexes. */
export async function createBareTables(product: BenchServer): Promise<void> {
  await runSql(
    product,
    `create schema bare;
     create table bare.users as select id, username from users;
     alter table bare.users add primary key (id);
     create table bare.leavebits as
       select id, user_id as owner_id, 'Papers of the house' as description,
         repeat(E'Where the key is, and who to call first.\n', 5) as info_fields, '{}'::text[] as attachments,
         sharing_emails, sharing_config, seqno, last_update
       from trigger_bytes;
     create index on bare.leavebits (owner_id);
     create index on bare.leavebits using gin (sharing_emails);
     create table bare.trigger_bytes (like trigger_bytes including all);
     create table bare.mails (like mails including all);
     create table bare.jobs (like graphile_worker._private_jobs including all);
     analyze`,
  );
}

import { setTimeout as delay } from 'node:timers/promises';
import { and, asc, count, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { KeyRing } from '../adapters/crypto/key-ring.ts';
import { DecryptionError } from '../adapters/crypto/encryption.ts';
import { mailContentAad } from '../adapters/mail/outbox.ts';
import type { Database } from './database.ts';
import { mailContentKeyId, listUsedKeyIds } from './used-key-ids.ts';
import { mails, triggerBytes, users } from './schema/index.ts';

const BATCH = 100;
/** The maximum number of passes over rows that were locked, and the pause between passes. */
const PASSES = 60;
const BETWEEN_PASSES_MS = 500;

export interface KeyRotationReport {
  /** The number of items rewrapped with the first key. */
  rewrapped: { 'data keys': number; 'queued mails': number };
  /** One sentence per item that could not be decrypted. It is left unchanged. */
  failures: string[];
  /** The number of items that stayed locked throughout. */
  left: number;
  /** Keys of the ring that are no longer needed. */
  unused: string[];
}

/** One kind of item encrypted with a ring key, processed in batches from `after` on. */
interface Kind {
  name: keyof KeyRotationReport['rewrapped'];
  countOld(): Promise<number>;
  batch(after: string | null): Promise<{ last: string | null; done: number; failures: string[] }>;
}

/**
 * Re-encrypts everything under a ring key with the ring's first key, while the server runs. Content is not touched. Can be
 * interrupted at any time and rerun: each batch is a transaction, and finished work is not repeated.
 */
export async function rotateKeys(
  { db, keyRing }: { db: Database; keyRing: KeyRing },
  onProgress: (text: string) => void,
): Promise<KeyRotationReport> {
  const report: KeyRotationReport = {
    rewrapped: { 'data keys': 0, 'queued mails': 0 },
    failures: [],
    left: 0,
    unused: [],
  };
  for (const kind of [keysOfLeavebits(db, keyRing), keysOfAccounts(db, keyRing), queuedMails(db, keyRing)]) {
    const total = await kind.countOld();
    let rewrapped = 0;
    let failures: string[] = [];
    for (let pass = 0; pass < PASSES; pass += 1) {
      if (pass > 0) await delay(BETWEEN_PASSES_MS);
      failures = [];
      for (let after: string | null = null; ;) {
        const { last, done, failures: failed } = await kind.batch(after);
        report.rewrapped[kind.name] += done;
        rewrapped += done;
        failures.push(...failed);
        if (last === null) break;
        after = last;
        onProgress(`${rewrapped} of ${total} ${kind.name} re-wrapped`);
      }
      if ((await kind.countOld()) <= failures.length) break;
    }
    report.failures.push(...failures);
    report.left += (await kind.countOld()) - failures.length;
  }
  const used = await listUsedKeyIds(db);
  report.unused = keyRing
    .fingerprints()
    .map(({ id }) => id)
    .filter((id) => id !== keyRing.currentId && !used.has(id));
  return report;
}

function keysOfLeavebits(db: Database, keyRing: KeyRing): Kind {
  const isOld = ne(triggerBytes.dataKeyId, keyRing.currentId);
  return {
    name: 'data keys',
    countOld: () => countOf(db.select({ n: count() }).from(triggerBytes).where(isOld)),
    batch: (after) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ id: triggerBytes.id, dataKeyId: triggerBytes.dataKeyId, dataKey: triggerBytes.dataKey })
          .from(triggerBytes)
          .where(and(isOld, after === null ? undefined : gt(triggerBytes.id, Number(after))))
          .orderBy(asc(triggerBytes.id))
          .limit(BATCH)
          .for('no key update', { skipLocked: true });
        return eachOf(rows, `The data key of LeaveBit`, async ({ id, ...wrapped }) => {
          await tx
            .update(triggerBytes)
            .set(keyRing.rewrapDataKey(id, wrapped))
            .where(and(eq(triggerBytes.id, id), eq(triggerBytes.dataKey, wrapped.dataKey)));
        });
      }),
  };
}

/** Account keys encrypt people's names. */
function keysOfAccounts(db: Database, keyRing: KeyRing): Kind {
  const isOld = ne(users.dataKeyId, keyRing.currentId);
  return {
    name: 'data keys',
    countOld: () => countOf(db.select({ n: count() }).from(users).where(isOld)),
    batch: (after) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ id: users.id, dataKeyId: users.dataKeyId, dataKey: users.dataKey })
          .from(users)
          .where(and(isOld, after === null ? undefined : gt(users.id, Number(after))))
          .orderBy(asc(users.id))
          .limit(BATCH)
          .for('no key update', { skipLocked: true });
        return eachOf(rows, `The data key of account`, async ({ id, dataKeyId, dataKey }) => {
          if (dataKeyId === null || dataKey === null) return;
          await tx
            .update(users)
            .set(keyRing.rewrapDataKey(id, { dataKeyId, dataKey }, 'users'))
            .where(and(eq(users.id, id), eq(users.dataKey, dataKey)));
        });
      }),
  };
}

function queuedMails(db: Database, keyRing: KeyRing): Kind {
  const isOld = and(
    isNotNull(mails.letter),
    sql`${mailContentKeyId} <> convert_to(${keyRing.currentId}, 'UTF8')`,
  );
  return {
    name: 'queued mails',
    countOld: () => countOf(db.select({ n: count() }).from(mails).where(isOld)),
    batch: (after) =>
      db.transaction(async (tx) => {
        const rows = await tx
          .select({ id: mails.id, letter: mails.letter })
          .from(mails)
          .where(and(isOld, after === null ? undefined : gt(mails.id, after)))
          .orderBy(asc(mails.id))
          .limit(BATCH)
          .for('no key update', { skipLocked: true });
        return eachOf(rows, `The content of mail`, async ({ id, letter }) => {
          if (letter === null) return;
          const text = keyRing.decryptText(letter, mailContentAad(id));
          await tx
            .update(mails)
            .set({ letter: keyRing.encryptText(text, mailContentAad(id)) })
            .where(and(eq(mails.id, id), eq(mails.letter, letter)));
        });
      }),
  };
}

/** Rewraps each row of a batch. A row that cannot be decrypted is reported and skipped. */
async function eachOf<Row extends { id: number | string }>(
  rows: Row[],
  what: string,
  rewrap: (row: Row) => Promise<void>,
): Promise<{ last: string | null; done: number; failures: string[] }> {
  const failures: string[] = [];
  for (const row of rows) {
    await rewrap(row).catch((error: unknown) => {
      if (!(error instanceof DecryptionError)) throw error;
      failures.push(
        `${what} ${row.id} could not be decrypted: it was altered at rest. It was left unchanged.`,
      );
    });
  }
  const last = rows.at(-1)?.id;
  return { last: last === undefined ? null : String(last), done: rows.length - failures.length, failures };
}

async function countOf(query: PromiseLike<{ n: number }[]>): Promise<number> {
  return (await query)[0]?.n ?? 0;
}

import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDataKey } from '../../server/adapters/crypto/data-key.ts';
import type { RingKey } from '../../server/adapters/crypto/key-ring.ts';
import { encrypt } from '../../server/adapters/crypto/encryption.ts';
import { systemRandomSource } from '../../server/adapters/random-source.ts';
import { encryptLeavebitTexts } from '../../server/features/leavebits/leavebit-encryption.ts';
import { asTableOwner } from './database/test-database.ts';

interface OldLeavebits {
  userId: number;
  ringKey: RingKey;
  count?: number;
  /** Their data keys can't be unwrapped. */
  isBroken?: boolean;
}

/** Stores LeaveBits as the product did before there were integrity tags. @returns the id and the wrapped key of the first one. */
export async function insertUnsignedLeavebits(
  databaseUrl: string,
  { userId, ringKey, count = 1, isBroken = false }: OldLeavebits,
) {
  const made = Array.from({ length: count }, () => {
    const id = systemRandomSource.id();
    const raw = randomBytes(32);
    const wrapped = encrypt(ringKey.secret, raw, isBroken ? 'elsewhere' : `trigger_bytes/${id}/data_key`);
    const texts = encryptLeavebitTexts(createDataKey(raw), id, {
      description: 'Old',
      infoFields: 'and whole',
    });
    return { id, wrapped, ...texts };
  });
  const client = new pg.Client(asTableOwner(databaseUrl));
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails, sharing_config,
         left_by, last_update, created_at)
       select id, $1, $2, decode(key, 'hex'), decode(description, 'hex'), decode(info, 'hex'), '{b@x.org,a@x.org}', $3, $4,
         now(), now()
       from json_to_recordset($5) as given(id bigint, key text, description text, info text)`,
      [
        userId,
        ringKey.id,
        {
          'b@x.org': { scheduledDate: '2030-01-01', releaseType: 'scheduled' },
          'a@x.org': { releaseType: 'always' },
        },
        { 'a@x.org': '2026-01-01T00:00:00.000Z' },
        JSON.stringify(
          made.map(({ id, wrapped, description, infoFields }) => ({
            id,
            key: wrapped.toString('hex'),
            description: description.toString('hex'),
            info: infoFields.toString('hex'),
          })),
        ),
      ],
    );
  } finally {
    await client.end();
  }
  return made[0]!;
}

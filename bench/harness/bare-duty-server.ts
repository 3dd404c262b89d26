import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import helmet from 'helmet';
import pg from 'pg';
import { pino } from 'pino';
import { signToken } from './duty-sessions.ts';

/*
 * A fairer baseline than `bare-server.ts`: the same Express and pg, written by hand, with the duties that the product has. It knows
 * who asks (a signed cookie and one query), encrypts both texts with AES-256-GCM, authenticates each row with a MAC, sends the
 * same headers, and logs a line for each request. Argument: a database with the tables of `createBareTables`.
 */
const ENCRYPTION_KEY = randomBytes(32);
const MAC_KEY = randomBytes(32);
const pool = new pg.Pool({ connectionString: process.argv[2], max: 12 });
const logger = pino();
// Ids are bigints, all of which are safe integers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const KEY_COLUMN = randomBytes(60);
const LETTER = 'A letter of the usual length. '.repeat(50);

interface StoredRow {
  id: number;
  description: Buffer;
  info_fields: Buffer;
  mac: Buffer;
  attachments: string[];
  sharing_emails: string[];
  sharing_config: object;
  seqno: number;
  last_update: Date;
  username?: string;
}

function encrypt(text: string, place: string): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', ENCRYPTION_KEY, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(stored: Buffer, place: string): string {
  const decipher = createDecipheriv('aes-256-gcm', ENCRYPTION_KEY, stored.subarray(0, 12))
    .setAAD(Buffer.from(place))
    .setAuthTag(stored.subarray(-16));
  return decipher.update(stored.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8');
}

type Authenticated = Pick<StoredRow, 'id' | 'sharing_emails' | 'sharing_config' | 'seqno'>;
const authenticate = ({ id, sharing_emails, sharing_config, seqno }: Authenticated): Buffer =>
  createHmac('sha256', MAC_KEY)
    .update(JSON.stringify([id, sharing_emails, sharing_config, seqno]))
    .digest();

function open({ mac, ...row }: StoredRow) {
  if (!timingSafeEqual(mac, authenticate(row))) throw new Error('altered');
  return {
    id: row.id,
    ...(row.username !== undefined && { username: row.username }),
    description: decrypt(row.description, `${row.id}/description`),
    infoFields: decrypt(row.info_fields, `${row.id}/info_fields`),
    attachments: row.attachments,
    sharingEmails: row.sharing_emails,
    sharingConfig: row.sharing_config,
    seqno: row.seqno,
    lastUpdate: row.last_update,
  };
}

/** Encrypts what `createBareTables` copied, and signs everyone in. */
async function prepare(): Promise<void> {
  await pool.query(`
    create table bare.sealed as select id, owner_id, ''::bytea as description, ''::bytea as info_fields, ''::bytea as mac,
      attachments, sharing_emails, sharing_config, seqno, last_update from bare.leavebits;
    alter table bare.sealed add primary key (id);
    create index on bare.sealed (owner_id);
    create index on bare.sealed using gin (sharing_emails);
    create table bare.sessions (token text primary key, owner_id bigint, email text);
    insert into bare.sessions select id::text, id, null from bare.users;
    insert into bare.sessions select distinct email, null::bigint, email from bare.leavebits, unnest(sharing_emails) as email`);
  const { rows } = await pool.query<StoredRow>(
    'select s.*, l.description as text, l.info_fields as more from bare.sealed s join bare.leavebits l using (id)',
  );
  for (const row of rows as (StoredRow & { text: string; more: string })[])
    await pool.query('update bare.sealed set description = $2, info_fields = $3, mac = $4 where id = $1', [
      row.id,
      encrypt(row.text, `${row.id}/description`),
      encrypt(row.more, `${row.id}/info_fields`),
      authenticate(row),
    ]);
  await pool.query('analyze');
}

const app = express();
app.disable('x-powered-by');
app.disable('etag');
app.use((req, res, next) => {
  const startedAt = performance.now();
  res.once('finish', () =>
    logger.info({
      method: req.method,
      url: req.url,
      status: res.statusCode,
      ms: performance.now() - startedAt,
    }),
  );
  res.set('Cache-Control', 'no-store');
  res.set('X-Robots-Tag', 'noindex, nofollow, noarchive');
  res.set('X-Request-Id', crypto.randomUUID());
  next();
});
app.use(helmet());

interface Session {
  owner_id: number;
  email: string;
}
type SignedInResponse = Response<unknown, { session: Session }>;

async function requireSession(req: Request, res: SignedInResponse, next: NextFunction): Promise<void> {
  const [, token = '', mac = ''] = /sid=(.*)\.([\w-]+)$/.exec(req.headers.cookie ?? '') ?? [];
  const expected = signToken(token);
  if (mac.length !== expected.length || !timingSafeEqual(Buffer.from(mac), Buffer.from(expected)))
    return void res.sendStatus(401);
  const { rows } = await pool.query<Session>({
    name: 'session',
    text: 'select owner_id, email from bare.sessions where token = $1',
    values: [token],
  });
  if (!rows[0]) return void res.sendStatus(401);
  res.locals.session = rows[0];
  next();
}

app.get('/owned', requireSession, async (_req, res: SignedInResponse) => {
  const { rows } = await pool.query<StoredRow>({
    name: 'owned',
    text: `select id, description, info_fields, mac, attachments, sharing_emails, sharing_config, seqno, last_update
      from bare.sealed where owner_id = $1 order by last_update desc`,
    values: [res.locals.session.owner_id],
  });
  res.json(rows.map(open));
});

app.get('/shared', requireSession, async (_req, res: SignedInResponse) => {
  const { rows } = await pool.query<StoredRow>({
    name: 'shared',
    text: `select s.id, u.username, description, info_fields, mac, attachments, sharing_emails, sharing_config, seqno,
        last_update
      from bare.sealed s join bare.users u on u.id = s.owner_id
      where sharing_emails @> array[$1] order by last_update desc`,
    values: [res.locals.session.email],
  });
  res.json(rows.map(open));
});

/** The same rows as in `bare-server.ts`, with encrypted texts and a MAC, and the same answer as the product's. */
app.post('/leavebits', express.json(), requireSession, async (req, res: SignedInResponse) => {
  const { description, infoFields, sharingEmails } = req.body as {
    description: string;
    infoFields: string;
    sharingEmails: string[];
  };
  const { owner_id: owner } = res.locals.session;
  const id = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER);
  const config = Object.fromEntries(sharingEmails.map((email) => [email, { releaseType: 'always' }]));
  const texts = {
    description: encrypt(description, `${id}/description`),
    info_fields: encrypt(infoFields, `${id}/info_fields`),
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    const mac = authenticate({ id, sharing_emails: sharingEmails, sharing_config: config, seqno: 1 });
    const { rows } = await client.query<{ last_update: Date }>({
      name: 'insert',
      text: `insert into bare.trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails,
          sharing_config, sharing_seal, last_update, created_at)
        values ($1, $2, 'bench', $3, $4, $5, $6, $7, $8, now(), now()) returning last_update`,
      values: [
        id,
        owner,
        KEY_COLUMN,
        texts.description,
        texts.info_fields,
        sharingEmails,
        JSON.stringify(config),
        mac,
      ],
    });
    for (const email of sharingEmails) {
      const mail = crypto.randomUUID();
      await client.query({
        name: 'mail',
        text: `insert into bare.mails (id, recipient, user_id, kind, dedupe_key, message_id, letter, created_at, give_up_at)
          values ($1, $2, $3, 'share-notice', $4, $5, $6, now(), now())`,
        values: [mail, email, owner, `share-notice/${mail}`, `<${mail}@bare>`, encrypt(LETTER, mail)],
      });
      await client.query({
        name: 'job',
        text: 'insert into bare.jobs (task_id, payload, max_attempts, key) values (1, $1, 25, $2)',
        values: [JSON.stringify({ mailId: mail }), `mail:${mail}`],
      });
    }
    await client.query('commit');
    const lastUpdate = rows[0]!.last_update;
    res
      .status(201)
      .json({ id, description, infoFields, attachments: [], sharingEmails, seqno: 1, lastUpdate });
  } finally {
    client.release();
  }
});

await prepare();
const server = app.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));

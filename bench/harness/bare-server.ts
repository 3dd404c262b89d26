import type { AddressInfo } from 'node:net';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import express from 'express';
import pg from 'pg';

/*
 * The baseline for comparison: bare Express and pg doing similar work on similar rows in the schema `bare`, without sessions,
 * encryption or checks. Arguments: a database and a folder for files.
 */
const directory = process.argv[3]!;
const pool = new pg.Pool({ connectionString: process.argv[2], max: 12 });
const app = express();

app.get('/user/:id', async (req, res) => {
  const { rows } = await pool.query('select id, username from bare.users where id = $1', [req.params.id]);
  res.json(rows[0]);
});

app.get('/owned/:owner', async (req, res) => {
  const { rows } = await pool.query(
    `select id, description, info_fields, attachments, sharing_emails, sharing_config, seqno, last_update
     from bare.leavebits where owner_id = $1 order by last_update desc`,
    [req.params.owner],
  );
  res.json(rows);
});

app.get('/shared/:email', async (req, res) => {
  const { rows } = await pool.query(
    `select l.id, u.username, description, info_fields, attachments, sharing_emails, last_update
     from bare.leavebits l join bare.users u on u.id = l.owner_id
     where sharing_emails @> array[$1] order by last_update desc`,
    [req.params.email],
  );
  res.json(rows);
});

/** Writes copies of the rows that creating one LeaveBit leaves in the product's tables. */
app.post('/leavebits', express.json(), async (req, res) => {
  const client = await pool.connect();
  try {
    const { owner, recipients } = req.body as { owner: number; recipients: string[] };
    await client.query('begin');
    const { rows } = await client.query(
      `insert into bare.trigger_bytes (id, user_id, data_key_id, data_key, description, info_fields, sharing_emails,
         sharing_config, last_update, created_at)
       values ($1, $2, 'bench', $3, $4, $5, $6, $7, now(), now()) returning *`,
      [
        Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
        owner,
        Buffer.alloc(60, 1),
        Buffer.alloc(60, 2),
        Buffer.alloc(300, 3),
        recipients,
        JSON.stringify(Object.fromEntries(recipients.map((email) => [email, { releaseType: 'always' }]))),
      ],
    );
    for (const email of recipients) {
      const id = crypto.randomUUID();
      await client.query(
        `insert into bare.mails (id, recipient, user_id, kind, dedupe_key, message_id, letter, created_at, give_up_at)
         values ($1, $2, $3, 'share-notice', $4, $5, $6, now(), now())`,
        [id, email, owner, `share-notice/${id}`, `<${id}@bare>`, Buffer.alloc(1500, 4)],
      );
      await client.query(
        `insert into bare.jobs (task_id, payload, max_attempts, key) values (1, $1, 25, $2)`,
        [JSON.stringify({ mailId: id }), `mail:${id}`],
      );
    }
    await client.query('commit');
    res.status(201).json(rows[0]);
  } finally {
    client.release();
  }
});

const tus = new Server({ path: '/files', datastore: new FileStore({ directory }) });
app.all(['/files', '/files/:id'], (req, res) => tus.handle(req, res));

app.get('/download/:id', (req, res) => {
  res.sendFile(req.params.id, { root: directory });
});

const server = app.listen(0, '127.0.0.1', () => {
  process.send!((server.address() as AddressInfo).port);
});

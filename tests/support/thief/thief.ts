import fc from 'fast-check';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { startOpeningsTest } from '../release/openings.ts';
import { readLinkToken, listMailsTo, REPORTERS } from '../release/release.ts';
import { purgeExpiredTrash } from '#server/features/leavebits/trash/purge-trash.ts';
import { advancePendingReports } from '#server/features/release/reports/advance-pending-reports.ts';
import { openVisitor, signIn, type TestOwner } from '../visitor.ts';

const HEIR = 'heir@example.org';
const FRIEND = 'friend@example.org';
const NEVER: ReleaseSetting = { releaseType: 'scheduled', scheduledDate: '9999-12-31T00:00:00.000Z' };

/** The owner's wishes: one waits for a death, the other is open. */
const wanted = [
  { [HEIR]: { releaseType: 'death_incapacitation' } as ReleaseSetting },
  { [FRIEND]: { releaseType: 'always' } as ReleaseSetting },
] as const;

/**
 * What a thief can do with the owner's session but without the owner's mailbox, and what a stranger can do with a forwarded
 * email.
 */
export type ThiefAct =
  | { do: 'unshare' | 'lock' | 'share' | 'trash' | 'restore' | 'purge'; what: 0 | 1 }
  | { do: 'drop-reporters' | 'open-window' | 'delete-account' | 'change-password' }
  | { do: 'stop-mails'; of: typeof HEIR | typeof FRIEND }
  | { do: 'time'; minutes: number };

const what = fc.constantFrom<0 | 1>(0, 1);
const act: fc.Arbitrary<ThiefAct> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('unshare' as const), what }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lock' as const), what }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('share' as const), what }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('trash' as const, 'restore' as const, 'purge' as const),
      what,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<ThiefAct>(
      { do: 'drop-reporters' },
      { do: 'open-window' },
      { do: 'delete-account' },
      { do: 'change-password' },
      { do: 'stop-mails', of: HEIR },
      { do: 'stop-mails', of: FRIEND },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('time' as const), minutes: fc.constantFrom(1, 30, 61, 240) }),
  },
);

/** Lasts up to two days, so that someone who reads their email every third day still has a working link. */
export const thiefActs = fc.array(act, { minLength: 1, maxLength: 12 });

/**
 * One history: the thief and the stranger act, then the owner follows the links in their emails.
 * @returns what then differs from the owner's wishes. Only the thief needed access to the account for that.
 */
export async function runThiefHistory(acts: readonly ThiefAct[]): Promise<string[]> {
  await using openings = await startOpeningsTest();
  const { app, owner } = openings;
  const problems: string[] = [];
  const ids = [await openings.leave(wanted[0]), await openings.leave(wanted[1])];
  await owner
    .send('put', '/api/release-config')
    .send({ designatedReporters: REPORTERS.slice(0, 3), requiredConfirmations: 2, refuteTimeHours: 24 })
    .expect(200);
  await app.runDueJobs();

  for (const one of acts) {
    const thief = await steal(one);
    await carryOut(one, thief);
    await app.runDueJobs();
  }
  // The owner's email arrives within an hour of the last action, and the trash is cleared meanwhile.
  app.clock.advance({ minutes: 61 });
  await purgeExpiredTrash(app.ctx);
  await app.runDueJobs();
  const visitor = await openVisitor(app);
  const offered = listMailsTo(app, owner.username)
    .flatMap(({ links }) => links)
    .flatMap((link) => /\/undo-sharing\/#([\w-]+)$/.exec(link)?.[1] ?? []);
  for (const undoToken of offered.reverse())
    await visitor.send('post', '/api/undo-sharing').send({ undoToken });
  await lookAtSharing();
  await lookAtAccount();
  return problems;

  /** The owner's own session, used by someone who cannot reauthenticate. */
  async function steal(one: ThiefAct): Promise<TestOwner | null> {
    if (one.do === 'time' || one.do === 'stop-mails') return null;
    const stolen = await signIn(app, owner);
    await app.ctx.pool.query(
      `update session set sess = (sess::jsonb || '{"provedAt": 0}')::json where sess::jsonb ->> 'provedAt' is not null`,
    );
    return stolen;
  }

  async function carryOut(one: ThiefAct, thief: TestOwner | null): Promise<void> {
    switch (one.do) {
      case 'unshare':
        return save(thief!, one.what, { [owner.username]: { releaseType: 'always' } });
      case 'lock':
        return save(
          thief!,
          one.what,
          Object.fromEntries(Object.keys(wanted[one.what]).map((to) => [to, NEVER])),
        );
      case 'share':
        return save(thief!, one.what, wanted[one.what]);
      case 'trash':
        await thief!.send('delete', `/api/trigger-bytes/${ids[one.what]}`);
        return;
      case 'restore':
        await thief!.send('post', `/api/trash/${ids[one.what]}/restore`).send({});
        return;
      case 'purge':
        // Here the thief's session is recently authenticated, as within 15 minutes of the owner's sign-in.
        await (await signIn(app, owner)).send('delete', `/api/trash/${ids[one.what]}`);
        return;
      case 'drop-reporters':
        await thief!
          .send('put', '/api/release-config')
          .send({ designatedReporters: [], requiredConfirmations: 1, refuteTimeHours: 24 });
        return;
      case 'open-window':
        await thief!
          .send('put', '/api/release-config')
          .send({ designatedReporters: REPORTERS.slice(0, 3), requiredConfirmations: 1, refuteTimeHours: 1 });
        return;
      case 'delete-account':
        await thief!.send('post', '/api/account/deletion').send({ tellsPeople: false });
        return;
      case 'change-password':
        // The thief does not know the current password.
        await thief!
          .send('post', '/api/account/password')
          .send({ currentPassword: 'Wrong-horse-7', newPassword: 'Another-horse-8' });
        return;
      case 'stop-mails': {
        const visitor = await openVisitor(app);
        const links = listMailsTo(app, one.of).flatMap((mail) => mail.links);
        const token = links.flatMap((link) => /\/stop-mails\/([\w-]+)$/.exec(link)?.[1] ?? []).at(-1);
        if (token) await visitor.send('post', `/api/stop-mails/${token}`);
        return;
      }
      case 'time':
        app.clock.advance({ minutes: one.minutes });
    }
  }

  async function save(thief: TestOwner, index: 0 | 1, rules: Record<string, ReleaseSetting>): Promise<void> {
    await thief
      .send('patch', `/api/trigger-bytes/${ids[index]}`)
      .send({ sharingEmails: Object.keys(rules), sharingConfig: rules });
  }

  async function lookAtSharing(): Promise<void> {
    const { rows } = await app.ctx.pool.query<{
      id: string;
      emails: string[];
      rules: Record<string, ReleaseSetting>;
    }>(
      'select id, sharing_emails as emails, sharing_config as rules from trigger_bytes where trashed_at is null',
    );
    for (const [index, rules] of wanted.entries()) {
      const row = rows.find(({ id }) => Number(id) === ids[index]);
      for (const [email, rule] of Object.entries<ReleaseSetting>(rules)) {
        if (!row?.emails.includes(email)) problems.push(`${email} is taken off, and no mail gives it back`);
        else if ((row.rules[email]?.releaseType ?? 'always') !== rule.releaseType)
          problems.push(`${email} has to wait, and no mail gives it back`);
      }
    }
  }

  async function lookAtAccount(): Promise<void> {
    const { rows } = await app.ctx.pool.query<{ required: number; hours: number; leaving: boolean }>(
      `select required_confirmations as required, refute_time_hours as hours,
         exists (select from account_deletions d where d.user_id = u.id) as leaving
       from users u where id = $1`,
      [owner.id],
    );
    const { required, hours, leaving } = rows[0]!;
    if (required !== 2 || hours !== 24) problems.push('the reporters can act sooner than the owner wanted');
    if (leaving) problems.push('the account is to be deleted');
    await tryReport();
  }

  /** A true report, through the reporters' links. It opens what waits for it, and the heir is notified. */
  async function tryReport(): Promise<void> {
    const visitor = await openVisitor(app);
    const post = async (path: string, body: object) => {
      const answer = await visitor.send('post', path).send(body);
      if (answer.status !== 200) problems.push(`${path} answered ${answer.status}`);
      await app.runDueJobs();
    };
    await post('/api/submit-report', {
      token: readLinkToken(app, REPORTERS[0]!, 'death'),
      reportType: 'death',
    });
    for (const reporter of REPORTERS.slice(1, 3)) {
      if (problems.length > 0) return;
      await post('/api/confirm-report', {
        token: readLinkToken(app, reporter, 'confirm'),
        response: 'confirm',
      });
    }
    for (const minutes of [13 * 60, 13 * 60, 13 * 60]) {
      app.clock.advance({ minutes });
      await app.ctx.pool.query(
        `insert into service_heartbeat (count, beat_at) values (1, $1) on conflict (id) do update set beat_at = $1`,
        [app.clock.now()],
      );
      await advancePendingReports(app.ctx);
      await app.runDueJobs();
    }
    const told = listMailsTo(app, HEIR).filter(({ subject }) => /You can now read/.test(subject));
    if (told.length !== 1) problems.push(`the heir was told of the opening ${told.length} times`);
  }
}

import { expect, it } from 'vitest';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { createContext, type Context } from '../../server/context.ts';
import { advanceReport } from '../../server/features/release/reports/advance-report.ts';
import { resendConfirmationRequest } from '../../server/features/release/links/resend-confirmation-request.ts';
import { confirmReport } from '../../server/features/release/links/confirm-report.ts';
import { refuteReportAsOwner } from '../../server/features/release/endings/refute-report.ts';
import { saveReleaseConfig } from '../../server/features/release/configuration/save-release-config.ts';
import { submitReport } from '../../server/features/release/links/submit-report.ts';
import { DomainError } from '../../server/http/domain-error.ts';
import { alwaysReauthenticated } from '../support/reauthentication.ts';
import { createReleaseModel, type ReleaseCommand } from '../support/release/model.ts';
import { ReleaseSystem } from '../support/release/system.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const ROUNDS = 8;

/** An owner with three reporters, after some commands. */
async function systemAfter(app: TestApp, number: number, commands: ReleaseCommand[]): Promise<ReleaseSystem> {
  const world = createReleaseModel();
  const system = new ReleaseSystem(app.ctx, world, number);
  await system.begin(world);
  for (const command of commands) await system.apply(command);
  return system;
}

/** A second process on the same database. */
function otherProcess(app: TestApp, { ctx }: ReleaseSystem): Context & AsyncDisposable {
  const other = createContext({
    config: app.ctx.config,
    logger: app.ctx.logger,
    databaseUrl: app.ctx.config.databaseUrl!,
    createMailTransport: () => ctx.mailTransport,
    clock: ctx.clock,
  });
  return { ...other, [Symbol.asyncDispose]: () => other.pool.end() };
}

const refusedOrDone = (act: Promise<unknown>) =>
  act.then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false;
      throw error;
    },
  );

const reported: ReleaseCommand[] = [{ do: 'submit', by: 0 }, { do: 'work' }];
const due: ReleaseCommand[] = [
  ...reported,
  { do: 'confirm', by: 1 },
  { do: 'confirm', by: 2 },
  { do: 'time', passes: 23.5 * HOUR_MS },
  { do: 'work' },
  { do: 'time', passes: HOUR_MS },
];

it('twenty simultaneous confirmations count each reporter once', async () => {
  await using app = await startTestApp();
  const system = await systemAfter(app, 1, reported);
  const tokens = [
    await system.token('report_confirmations', 'confirmation_token', 1),
    await system.token('report_confirmations', 'confirmation_token', 2),
  ];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_none, index) => confirmReport(system.ctx, tokens[index % 2]!)),
  );
  expect(answers.filter(({ alreadyConfirmed }) => !alreadyConfirmed)).toHaveLength(2);
  expect((await system.observe()).confirmed).toEqual(['sam', 'tess']);
  const { rows } = await app.ctx.pool.query("select from report_events where kind = 'confirmed'");
  expect(rows).toHaveLength(2);
});

it('of many simultaneous reports, one is submitted, and only its emails are sent', async () => {
  await using app = await startTestApp();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const system = await systemAfter(app, round, []);
    const tokens: (string | null)[] = [];
    for (const by of [0, 1, 2]) tokens.push(await system.token('reporter_tokens', 'death_token', by));
    const done = await Promise.all(
      Array.from({ length: 9 }, (_none, index) =>
        refusedOrDone(submitReport(system.ctx, { token: tokens[index % 3]!, reportType: 'death' })),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    await system.apply({ do: 'work' });
    const { accepted, owner } = system;
    expect(accepted.filter((mail) => mail.startsWith(`${owner}: Are you well`))).toHaveLength(1);
    expect(accepted.filter((mail) => mail.includes('Please confirm'))).toHaveLength(2);
    await system.end();
  }
});

it('when a refutation races a release, one of them wins completely', async () => {
  await using app = await startTestApp();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const system = await systemAfter(app, round, due);
    await using other = otherProcess(app, system);
    const id = (await system.latestReport())!;
    const [refuted] = await Promise.all(
      // Each starts first in every other round. Either may get the lock.
      round % 2 === 0
        ? [refusedOrDone(refuteReportAsOwner(system.ctx, system.userId, id)), advanceReport(other, id)]
        : [
            advanceReport(other, id),
            refusedOrDone(refuteReportAsOwner(system.ctx, system.userId, id)),
          ].reverse(),
    );
    const { status, releases } = await system.observe();
    expect(status).toBe(refuted ? 'refuted' : 'released');
    expect(releases).toBe(refuted ? 0 : 1);
    await system.apply({ do: 'work' });
    const told = system.accepted.filter((mail) => /have been released/.test(mail));
    expect(told.length).toBe(refuted ? 0 : 4);
    expect((await system.observe()).status).toBe(status);
    await system.end();
  }
});

it('two processes that end the same window release it once', async () => {
  await using app = await startTestApp();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const system = await systemAfter(app, round, due);
    await using other = otherProcess(app, system);
    const id = (await system.latestReport())!;
    await Promise.all([system.ctx, other, system.ctx, other].map((ctx) => advanceReport(ctx, id)));
    expect(await system.observe()).toMatchObject({ status: 'released', releases: 1 });
    await system.apply({ do: 'work' });
    const opened = system.accepted.filter((mail) => mail.endsWith('have been released'));
    expect(new Set(opened).size).toBe(opened.length);
    expect(opened).toHaveLength(4);
    await system.end();
  }
});

it('a reporter who is removed while reporting is either rejected or has reported under the old settings', async () => {
  await using app = await startTestApp();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const system = await systemAfter(app, round, []);
    const token = (await system.token('reporter_tokens', 'death_token', 2))!;
    const edit = () =>
      saveReleaseConfig(
        system.ctx,
        system.userId,
        {
          phoneNumber: null,
          designatedReporters: [0, 1].map(system.address),
          requiredConfirmations: 1,
          refuteTimeHours: 1,
        },
        alwaysReauthenticated,
        '',
      );
    const submit = () => refusedOrDone(submitReport(system.ctx, { token, reportType: 'death' }));
    const [, submitted] = await (round % 2 === 0
      ? Promise.all([edit(), submit()])
      : Promise.all([submit(), edit()]).then(([one, other]) => [other, one] as const));
    const { rows } = await app.ctx.pool.query(
      'select required_confirmations, refute_time_hours from death_incapacitation_reports where user_id = $1',
      [system.userId],
    );
    expect(rows).toEqual(submitted ? [{ required_confirmations: 2, refute_time_hours: 24 }] : []);
    await system.end();
  }
});

it('a confirmation that races the removal of its reporter never remains as one by a removed reporter', async () => {
  await using app = await startTestApp();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const system = await systemAfter(app, round, [...reported, { do: 'confirm', by: 1 }]);
    const token = (await system.token('report_confirmations', 'confirmation_token', 2))!;
    await Promise.all([
      refusedOrDone(confirmReport(system.ctx, token)),
      saveReleaseConfig(
        system.ctx,
        system.userId,
        {
          phoneNumber: null,
          designatedReporters: [0, 1].map(system.address),
          requiredConfirmations: 1,
          refuteTimeHours: 24,
        },
        alwaysReauthenticated,
        '',
      ),
    ]);
    expect((await system.observe()).confirmed).toEqual(['sam']);
    await system.end();
  }
});

it('of ten simultaneous requests for the same email, one is fulfilled', async () => {
  await using app = await startTestApp();
  const system = await systemAfter(app, 1, reported);
  const token = (await system.token('reporter_tokens', 'death_token', 1))!;
  const done = await Promise.all(
    Array.from({ length: 10 }, () => refusedOrDone(resendConfirmationRequest(system.ctx, token))),
  );
  expect(done.filter(Boolean)).toHaveLength(1);
  await system.apply({ do: 'work' });
  expect(requestsTo(system, 1)).toHaveLength(2);
});

it('a resend that races a decision, or the removal of its reporter, never leaves an email or a link behind', async () => {
  await using app = await startTestApp();
  for (let round = 1; round <= ROUNDS; round += 1) {
    const system = await systemAfter(app, round, reported);
    const id = (await system.latestReport())!;
    const token = (await system.token('reporter_tokens', 'death_token', 2))!;
    const ask = () => refusedOrDone(resendConfirmationRequest(system.ctx, token));
    const removes = round % 4 < 2;
    const end = () =>
      removes
        ? saveReleaseConfig(
            system.ctx,
            system.userId,
            {
              phoneNumber: null,
              designatedReporters: [0, 1].map(system.address),
              requiredConfirmations: 1,
              refuteTimeHours: 24,
            },
            alwaysReauthenticated,
            '',
          )
        : refuteReportAsOwner(system.ctx, system.userId, id);
    await Promise.all(round % 2 === 0 ? [ask(), end()] : [end(), ask()]);
    await system.apply({ do: 'work' });
    expect(requestsTo(system, 2)).toHaveLength(1);
    const { rows } = await app.ctx.pool.query(
      `select from report_confirmation_links l join report_confirmations c on c.id = l.confirmation_id
       where c.report_id = $1 and c.withdrawn_at is not null`,
      [id],
    );
    expect(rows).toEqual([]);
    await system.end();
  }
});

const requestsTo = ({ accepted, address }: ReleaseSystem, person: number) =>
  accepted.filter((mail) => mail.startsWith(`${address(person)}: Please confirm`));

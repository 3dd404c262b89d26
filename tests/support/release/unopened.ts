import { eq } from 'drizzle-orm';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { ReportType, RevokeReleaseResponse } from '#shared/contracts/release.ts';
import type { ReleaseSetting } from '#shared/domain/release.ts';
import { triggerBytes } from '#server/db/schema/index.ts';
import { advanceUnopened } from '#server/features/unopened/advance-unopened.ts';
import { reauthenticateEveryone } from '../reauthentication.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { signIn, type TestOwner } from '../visitor.ts';
import { confirmLatestReport, createOwnerWithReporters, reportDeath, REPORTERS } from './release.ts';

export const untilReport: ReleaseSetting = { releaseType: 'death_incapacitation' };

/** An owner, what they leave, and the job that looks for what isn't opened. */
export class UnopenedTest implements AsyncDisposable {
  readonly app: TestApp;
  owner: TestOwner;

  private constructor(app: TestApp, owner: TestOwner) {
    this.app = app;
    this.owner = owner;
  }

  static async start(): Promise<UnopenedTest> {
    const app = await startTestApp();
    const owner = await createOwnerWithReporters(app);
    await app.ctx.pool.query("update subscriptions set next_payment_date = '2999-01-01'");
    return new UnopenedTest(app, owner);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.app[Symbol.asyncDispose]();
  }

  async signIn(): Promise<TestOwner> {
    this.owner = await signIn(this.app, this.owner);
    return this.owner;
  }

  inDays = (days: number): ReleaseSetting => ({
    releaseType: 'scheduled',
    scheduledDate: new Date(this.app.clock.now().getTime() + days * 86_400_000).toISOString(),
  });

  async leave(sharingConfig: Record<string, ReleaseSetting>): Promise<number> {
    const { body } = await this.owner
      .send('post', '/api/trigger-bytes')
      .send({ description: 'The safe', sharingEmails: Object.keys(sharingConfig), sharingConfig })
      .expect(201);
    await this.app.runDueJobs();
    return (body as Leavebit).id;
  }

  substitute = (email: string, to: string, afterDays: number) =>
    this.owner
      .send('put', `/api/people/${encodeLinkEmail(email)}/substitute`)
      .send({ email: to, afterDays })
      .expect(200);

  async release(reportType: ReportType = 'death'): Promise<void> {
    await reportDeath(this.app, reportType);
    for (const email of REPORTERS.slice(1, 3)) await confirmLatestReport(this.app, email);
    this.app.clock.advance({ hours: 25 });
    await this.work();
  }

  /** Locks everything again, or is back after an incapacity. */
  async revoke(): Promise<RevokeReleaseResponse> {
    await this.signIn();
    await reauthenticateEveryone(this.app);
    const { body } = await this.owner
      .send('post', '/api/revoke-release')
      .send({ reportId: await this.findReleasedReport() })
      .expect(200);
    return body as RevokeReleaseResponse;
  }

  async findReleasedReport(): Promise<number> {
    const { rows } = await this.app.ctx.pool.query<{ id: string }>(
      "select id from death_incapacitation_reports where status = 'released'",
    );
    return Number(rows[0]!.id);
  }

  async work(): Promise<void> {
    await this.app.runDueJobs();
    await advanceUnopened(this.app.ctx);
    await this.app.runDueJobs();
  }

  /** Lets time pass until each of these days, counted from now, and runs the job on it. */
  async passOn(...days: number[]): Promise<void> {
    let today = 0;
    for (const day of days) {
      this.app.clock.advance({ days: day - today });
      await this.work();
      today = day;
    }
  }

  async findRow(id: number) {
    const [row] = await this.app.ctx.db.select().from(triggerBytes).where(eq(triggerBytes.id, id));
    return row!;
  }
}

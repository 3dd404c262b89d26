import type { ReleaseConfig, ReportType } from '#shared/contracts/release.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { TestApp } from '../test-app.ts';
import type { ReceivedMail } from '../mail/smtp-server.ts';
import { openVisitor, registerOwner, type TestOwner } from '../visitor.ts';

export const REPORTERS = ['rosa@example.org', 'sam@example.org', 'tess@example.org', 'uma@example.org'];

/** An owner with reporters, whose emails have arrived. */
export async function createOwnerWithReporters(
  app: TestApp,
  config: Partial<ReleaseConfig> = {},
  username = 'olga@example.org',
): Promise<TestOwner> {
  const owner = await registerOwner(app, username);
  await owner
    .send('put', '/api/release-config')
    .send({
      designatedReporters: REPORTERS.slice(0, 3),
      requiredConfirmations: 2,
      refuteTimeHours: 24,
      ...config,
    })
    .expect(200);
  await app.runDueJobs();
  return owner;
}

/** Shares a LeaveBit that opens on death or incapacity. @returns its id. */
export async function createLeavebitForDeath(owner: TestOwner, email: string): Promise<number> {
  const answer = await owner
    .send('post', '/api/trigger-bytes')
    .field('description', 'The key of the safe')
    .field('infoFields', 'It hangs behind the clock')
    .field('sharingEmails', JSON.stringify([email]))
    .field('sharingConfig', JSON.stringify({ [email]: { releaseType: 'death_incapacitation' } }))
    .expect(201);
  return (answer.body as { id: number }).id;
}

/** The token in the newest email to an address with a link to this page. */
export function readLinkToken(app: TestApp, to: string, page: MailedLinkPage): string {
  const pattern = {
    death: /\/report\/([^/\s]+)\/death$/,
    incapacitation: /\/report\/([^/\s]+)\/incapacitation$/,
    practice: /\/report\/([^/\s]+)\/practice$/,
    confirm: /\/confirm-report\/([^/\s]+)$/,
    refute: /\/refute\/([^/\s]+)$/,
    undo: /\/undo\/([^/\s]+)$/,
  }[page];
  const token = listMailsTo(app, to)
    .flatMap((mail) => mail.links)
    .flatMap((link) => pattern.exec(link)?.[1] ?? [])
    .at(-1);
  if (!token) throw new Error(`No mail to ${to} has a ${page} link`);
  return token;
}

export type MailedLinkPage = 'death' | 'incapacitation' | 'practice' | 'confirm' | 'refute' | 'undo';

export function listMailsTo(app: TestApp, to: string): ReceivedMail[] {
  return app.mailbox.mails().filter((mail) => mail.to.includes(to));
}

/** Counts the emails to an address whose subject matches. */
export function countMails(app: TestApp, to: string, subject: RegExp): number {
  return listMailsTo(app, to).filter((mail) => subject.test(mail.subject)).length;
}

/** The first reporter reports the owner's death. */
export async function reportDeath(app: TestApp, reportType: ReportType = 'death'): Promise<void> {
  const visitor = await openVisitor(app);
  await visitor
    .send('post', '/api/submit-report')
    .send({ token: readLinkToken(app, REPORTERS[0]!, reportType), reportType })
    .expect(200);
  await app.runDueJobs();
}

/** The owner keeps a reporter whose report they refuted, so that the reporter can report and confirm again. */
export async function keepReporter(owner: TestOwner, email: string): Promise<void> {
  await owner
    .send('post', `/api/reporters/${encodeLinkEmail(email)}/decide`)
    .send({ keep: true })
    .expect(200);
}

/** A reporter confirms through the link in their newest confirmation request. */
export async function confirmLatestReport(
  app: TestApp,
  email: string,
): Promise<{ alreadyConfirmed: boolean }> {
  const visitor = await openVisitor(app);
  const answer = await visitor
    .send('post', '/api/confirm-report')
    .send({ token: readLinkToken(app, email, 'confirm'), response: 'confirm' })
    .expect(200);
  await app.runDueJobs();
  return answer.body as { alreadyConfirmed: boolean };
}

/** The state of the latest report about an owner. */
export async function loadReportStatus(app: TestApp, userId: number): Promise<string | undefined> {
  const { rows } = await app.ctx.pool.query<{ status: string }>(
    'select status from death_incapacitation_reports where user_id = $1 order by reported_at desc',
    [userId],
  );
  return rows[0]?.status;
}

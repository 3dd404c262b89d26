import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { loadSubscriptionId } from '../support/reminders.ts';
import type { TestApp } from '../support/test-app.ts';
import { createTusClient } from '../support/uploads/tus.ts';
import { openVisitor, registerOwner, signIn, verifyRecipient, type Visitor } from '../support/visitor.ts';
import type { requestCallers } from './hostile-requests.ts';
import type { KnownValues } from './hostile-values.ts';

type Headers = Record<string, string>;

/** Senders of requests, with values that exist. */
export interface FuzzCallers {
  known: KnownValues;
  /** Recreates what was removed, and returns what is new. */
  renew(): Promise<void>;
  /** The headers of each caller, with a working session. */
  openSessions(): Promise<Record<(typeof requestCallers)[number], Headers>>;
}

const OWNER = 'owner@example.org';
const OTHER = 'other@example.org';
const HEIR = 'heir@example.org';

/** Two owners with LeaveBits, files and reporters, and a recipient of both. */
export async function createFuzzCallers(app: TestApp): Promise<FuzzCallers> {
  const ids: number[] = [];
  const save = async (owner: Visitor) => {
    for (const config of ['always', 'death_incapacitation']) {
      const saved = await owner
        .send('post', '/api/trigger-bytes')
        .field('description', 'Papers')
        .field('sharingEmails', HEIR)
        .field('sharingConfig', JSON.stringify({ [HEIR]: { releaseType: config } }))
        .attach('attachments', Buffer.from('hello'), 'letter.txt')
        .expect(201);
      ids.push((saved.body as { id: number }).id);
    }
  };
  for (const username of [OWNER, OTHER]) {
    const owner = await registerOwner(app, username);
    await save(owner);
    await owner
      .send('put', '/api/release-config')
      .send({
        designatedReporters: ['rita@example.org', 'cora@example.org'],
        requiredConfirmations: 1,
        refuteTimeHours: 24,
      })
      .expect(200);
    await app.runDueJobs();
  }
  const owner = await signIn(app, { username: OWNER });
  // While it is in progress, this owner cannot start another upload. The other owner can.
  const upload = await createTusClient(owner).begin(10, { triggerByteId: ids[0]! });
  const subscription = await loadSubscriptionId(app, owner);
  await app.mailbox.waitForMail({ to: 'cora@example.org' });
  const tokens = app.mailbox
    .mails()
    .flatMap(({ text }) =>
      [...text.matchAll(/\/(?:report|undo|stop-mails|undo-sharing|come-back)\/#?([\w-]{16,})/g)].map(
        ([, token]) => token!,
      ),
    );
  const emails = [HEIR, OWNER, OTHER, 'rita@example.org', 'nobody@example.org'];
  const known: KnownValues = {
    // A lookup may ask for the values of `__proto__`.
    __proto__: null as never,
    id: [...ids, subscription, 'all'],
    Id: [...ids, 1],
    uploadId: [upload.split('/').at(-1)],
    userId: [owner.id],
    seqno: [1, 2],
    token: tokens,
    LinkToken: tokens,
    fileName: ['letter.txt', 'note.txt', 'none'],
    // Mostly the recipient's own address.
    encodedEmail: [HEIR, HEIR, HEIR, ...emails].map(encodeLinkEmail),
    EncodedEmail: emails.map(encodeLinkEmail),
    Email: emails,
    Code: ['123456', '000000'],
    NewPassword: ['Correct-horse-7'],
    provider: ['generic', 'mailgun', 'ses'],
    ticket: ['x'],
    type: ['death', 'incapacitation', 'practice'],
    ids: [ids.join(',')],
  };
  const open = {
    nobody: () => openVisitor(app),
    owner: () => signIn(app, { username: OWNER }),
    otherOwner: () => signIn(app, { username: OTHER }),
    recipient: () => verifyRecipient(app, HEIR),
  };
  return {
    known,
    async renew() {
      const older = ids.length;
      await save(await open.owner());
      known['Id'] = [...ids.slice(older), ...known['Id']!.slice(0, 6)];
      known['id'] = [...known['Id'], subscription, 'all'];
    },
    async openSessions() {
      const headersOf = async (opening: Promise<Visitor>): Promise<Headers> => {
        const visitor = await opening;
        return { ...(await visitor.headers()), ...('session' in visitor && (visitor.session as Headers)) };
      };
      const [nobody, owner, otherOwner, recipient] = await Promise.all([
        headersOf(open.nobody()),
        headersOf(open.owner()),
        headersOf(open.otherOwner()),
        headersOf(open.recipient()),
      ]);
      return { nobody, owner, otherOwner, recipient };
    },
  };
}

import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { registerMailSecrets } from '../logs/log-search.ts';

export type ReceivedMail = {
  /** Counts from 1 in order of arrival. */
  number: number;
  receivedAt: Date;
  /** The envelope recipients, in lower case. */
  to: string[];
  from: string;
  /** The envelope sender, which receives bounces. */
  returnPath: string;
  /** What should be returned on failure: `HDRS`, `FULL`, or null if unspecified. */
  returned: string | null;
  subject: string;
  /** The header as it was sent: folded and encoded. */
  subjectLine: string;
  text: string;
  html: string;
  messageId: string;
  headers: Map<string, unknown>;
  /** Every http(s) URL in the text, in order. */
  links: string[];
};

/** `after`: only emails with a greater `number`, so `mails().length` requires a new one. */
type WantedMail = { to: string; subject?: string | RegExp; after?: number };

export type TestSmtpServer = AsyncDisposable & {
  /** For SMTP_URL. */
  url: string;
  mails(): ReceivedMail[];
  /** Waits up to half a minute for the first matching email. Throws with a list of the emails that arrived instead. */
  waitForMail(wanted: WantedMail): Promise<ReceivedMail>;
  /** Rejects the next `count` recipients with this SMTP code: 4xx temporary, 5xx permanent. */
  failNext(count: number, code: number): void;
  /** Rejects one recipient with this code, until called with null. */
  refuse(to: string, code: number | null): void;
  /** Rejects our server with this code before any recipient is named, until called with null. */
  refuseUs(at: 'connection' | 'sender', code: number | null): void;
  /** Defers each pair of envelope sender and recipient until this long after its first attempt. Null ends this. */
  greylist(greylisting: { forMs: number; now: () => Date } | null): void;
  /** Accepts all emails, or those to one address, without ever responding. `false` ends this. */
  fallSilent(about: boolean | string): void;
};

const PATIENCE_MS = 30_000;

/** Greets immediately. Its superclass waits 0.1 s to catch clients that talk first, which would delay nearly every test. */
class PromptServer extends SMTPServer {
  override connect(...given: Parameters<SMTPServer['connect']>): void {
    super.connect(...given);
    const newest = [...this.connections].at(-1)!;
    newest.connectionReady();
    // The superclass calls it again when its wait is over.
    newest.connectionReady = () => undefined;
  }
}

/** A real mail server on a free port of 127.0.0.1, without TLS or authentication. It stores the emails it receives. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  const arrivals = new EventTarget();
  let failing = { count: 0, code: 0 };
  let silentAbout: boolean | string = false;
  const refusedAt = { connection: null as number | null, sender: null as number | null };
  const refused = new Map<string, number>();
  let greylisting: { forMs: number; now: () => Date } | null = null;
  const firstAttempts = new Map<string, number>();
  const isGreylisted = (from: string, to: string) => {
    if (greylisting === null) return false;
    const now = greylisting.now().getTime();
    const first = firstAttempts.get(`${from} ${to}`) ?? now;
    firstAttempts.set(`${from} ${to}`, first);
    return now < first + greylisting.forMs;
  };
  // Like real servers, it echoes the address.
  const refusal = (responseCode: number, address = '') =>
    Object.assign(new Error(`Refused by the test ${address}`.trim()), { responseCode });

  const server = new PromptServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    hideDSN: false,
    disableReverseLookup: true,
    // Real servers accept quoted local parts, such as `"a..b"`.
    lenientAddressParsing: true,
    logger: false,
    // Test teardown does not wait for clients that still expect a response.
    closeTimeout: 200,
    onConnect: (_session, done) => done(refusedAt.connection === null ? null : refusal(refusedAt.connection)),
    onMailFrom: (_address, _session, done) =>
      done(refusedAt.sender === null ? null : refusal(refusedAt.sender)),
    onRcptTo({ address }, { envelope }, done) {
      const code = refused.get(address.toLowerCase());
      if (code !== undefined) return done(refusal(code, address));
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      if (isGreylisted(from, address)) return done(refusal(451, `4.7.1 greylisted ${address}`));
      if (failing.count === 0) return done();
      failing.count -= 1;
      done(refusal(failing.code, address));
    },
    onData(stream, session, done) {
      simpleParser(stream).then((mail) => {
        const text = mail.text ?? '';
        received.push({
          number: received.length + 1,
          receivedAt: new Date(),
          to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
          from: mail.from?.text ?? '',
          returnPath: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          returned: session.envelope.dsn?.ret ?? null,
          subject: mail.subject ?? '',
          subjectLine: mail.headerLines.find(({ key }) => key === 'subject')?.line ?? '',
          text,
          html: mail.html || '',
          messageId: mail.messageId ?? '',
          headers: mail.headers,
          links: text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [],
        });
        registerMailSecrets(received.at(-1)!);
        arrivals.dispatchEvent(new Event('mail'));
        const isSilent = silentAbout === true || received.at(-1)!.to.some((to) => to === silentAbout);
        if (!isSilent) done();
      }, done);
    },
  });
  // Clients that disconnect early are of no interest to tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails: () => [...received],
    waitForMail: (wanted) => waitFor(arrivals, received, wanted),
    failNext(count, code) {
      failing = { count, code };
    },
    refuse(to, code) {
      if (code === null) refused.delete(to);
      else refused.set(to, code);
    },
    refuseUs(at, code) {
      refusedAt[at] = code;
    },
    greylist(next) {
      greylisting = next;
      firstAttempts.clear();
    },
    fallSilent(about) {
      silentAbout = about;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function waitFor(arrivals: EventTarget, received: ReceivedMail[], wanted: WantedMail): Promise<ReceivedMail> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const mail = received.find((candidate) => fits(candidate, wanted));
      if (!mail) return;
      finish();
      resolve(mail);
    };
    const finish = () => {
      clearTimeout(timer);
      arrivals.removeEventListener('mail', look);
    };
    const timer = setTimeout(() => {
      finish();
      const list = received
        .map((mail) => `  ${mail.number}. ${mail.to.join(', ')}: ${mail.subject}`)
        .join('\n');
      reject(
        new Error(
          `No mail to ${wanted.to} (subject ${String(wanted.subject ?? 'any')}) came. Received:\n${list || '  none'}`,
        ),
      );
    }, PATIENCE_MS);
    arrivals.addEventListener('mail', look);
    look();
  });
}

function fits(mail: ReceivedMail, { to, subject, after = 0 }: WantedMail): boolean {
  if (mail.number <= after || !mail.to.includes(to.trim().toLowerCase())) return false;
  if (subject === undefined) return true;
  return typeof subject === 'string' ? mail.subject.includes(subject) : subject.test(mail.subject);
}

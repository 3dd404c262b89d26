import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import type { Language } from '#shared/domain/languages.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openVisitor, registerOwner, verifyRecipient, type TestOwner } from '#tests/support/visitor.ts';
import { advanceDeletions } from '../deletion/advance-deletions.ts';

let app: TestApp;
let owner: TestOwner;
let other: TestOwner;
let lena: string;
let number = 0;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'owner@example.org');
  other = await registerOwner(app, 'other@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  number += 1;
  lena = `lena-${number}@example.org`;
});

async function share(by = owner): Promise<number> {
  const { body } = await by
    .send('post', '/api/trigger-bytes')
    .send({ description: 'Safe', sharingEmails: [lena] })
    .expect(201);
  return (body as { id: number }).id;
}

const choose = (language: Language | null, by = owner) =>
  by
    .send('put', `/api/people/${encodeLinkEmail(lena)}`)
    .send({ name: '', language })
    .expect(200);

/** Lena says so herself, on her own page. */
async function chooseOneself(language: Language | null): Promise<void> {
  const recipient = await verifyRecipient(app, lena);
  const path = `/api/my-leavebits/${recipient.encodedEmail}/language`;
  await recipient.send('put', path).set(recipient.session).send({ language }).expect(200, { language });
  await recipient.send('get', path).set(recipient.session).expect(200, { language });
}

const remind = (by = owner) => by.send('post', `/api/people/${encodeLinkEmail(lena)}/remind`).expect(204);

/** The one mail to Lena that something causes. */
async function readMail(act: () => PromiseLike<unknown>) {
  const list = () => app.mailbox.mails().filter(({ to }) => to.includes(lena));
  await app.runDueJobs();
  const before = list().length;
  await act();
  await app.runDueJobs();
  const [mail, ...more] = list().slice(before);
  expect(more).toEqual([]);
  return mail!;
}

const GERMAN = 'bittet Sie, Ihre Seite zu besuchen';
const FRENCH = 'souhaite que vous consultiez votre page';
const ENGLISH = 'would like you to visit your page';

describe('the language of a mail to a recipient', () => {
  it('is English as long as nobody has chosen one', async () => {
    await share();
    const mail = await readMail(() => remind());
    expect(mail.subject).toContain(ENGLISH);
    expect(mail.html).toContain('<html lang="en"');
    expect(mail.text).not.toContain('lang=');
  });

  it('is what the mail’s owner has chosen, also in its frame and its links', async () => {
    await share();
    await share(other);
    await choose('de');
    const mail = await readMail(() => remind());
    expect(mail.subject).toContain(GERMAN);
    expect(mail.html).toContain('<html lang="de"');
    expect(mail.text.replace(/\s+/g, ' ')).toContain('Warum Sie diese E-Mail erhalten');
    const links = mail.text.match(/http\S+/g)!.filter((link) => link !== app.ctx.config.appOrigin);
    expect(links).toHaveLength(2);
    for (const link of links) expect(new URL(link).searchParams.get('lang')).toBe('de');
    expect((await readMail(() => remind(other))).subject).toContain(ENGLISH);
  });

  it('is decided when the mail is written', async () => {
    await share();
    await choose('fr');
    const mail = await readMail(async () => {
      await remind();
      await choose('de');
    });
    expect(mail.subject).toContain(FRENCH);
  });

  it('is what they asked for themselves, whatever owners chose', async () => {
    await share();
    await choose('fr');
    await chooseOneself('zu');
    await chooseOneself('de');
    expect((await readMail(() => share(other))).html).toContain('<html lang="de"');
    await chooseOneself(null);
    expect((await readMail(() => share())).html).toContain('<html lang="fr"');
  });

  it('can be asked for only by whoever reads the address’s email', async () => {
    await share();
    const [max, anna] = [await verifyRecipient(app, 'max@example.org'), encodeLinkEmail(lena)];
    const path = `/api/my-leavebits/${anna}/language`;
    for (const headers of [{}, max.session]) {
      await max.send('put', path).set(headers).send({ language: 'de' }).expect(401);
      await max.send('get', path).set(headers).expect(401);
    }
    const recipient = await verifyRecipient(app, lena);
    for (const language of ['it', '', 7, undefined])
      await recipient.send('put', path).set(recipient.session).send({ language }).expect(400);
  });

  it('stays what the owner chose in the last mail of a deleted account', async () => {
    const leaving = await registerOwner(app, `leaving-${number}@example.org`);
    await share(leaving);
    await choose('nl', leaving);
    await leaving.send('post', '/api/account/deletion').send({ tellPeople: true }).expect(200);
    const mail = await readMail(async () => {
      for (const days of [6.1, 1]) {
        app.clock.advance({ days });
        await advanceDeletions(app.ctx);
        await app.runDueJobs();
      }
    });
    expect(mail.subject).toContain('heeft het eigen LeaveBits-account gesloten');
  });
});

describe('the language of a code', () => {
  async function ask(headers: Record<string, string> = {}, cookie?: string): Promise<string> {
    const visitor = await openVisitor(app, cookie);
    const mail = await readMail(() =>
      visitor
        .send('post', '/api/shared/trigger-bytes/all/request-code')
        .set(headers)
        .send({ encodedEmail: encodeLinkEmail(lena) })
        .expect(200),
    );
    return mail.subject;
  }
  const subjects = {
    en: 'Your LeaveBits access code',
    de: 'Ihr Zugangscode für LeaveBits',
    fr: 'Votre code d’accès LeaveBits',
  };

  it('is what the visitor has chosen for their visit, else what was chosen for them, else the browser’s', async () => {
    await share();
    expect(await ask()).toBe(subjects.en);
    expect(await ask({ 'Accept-Language': 'de-AT,en;q=0.5' })).toBe(subjects.de);
    expect(await ask({ 'Accept-Language': 'ja' })).toBe(subjects.en);
    await choose('fr');
    expect(await ask({ 'Accept-Language': 'de' })).toBe(subjects.fr);
    await chooseOneself('de');
    expect(await ask()).toBe(subjects.de);
    expect(await ask({ 'Accept-Language': 'en' }, 'lang=fr')).toBe(subjects.fr);
  });

  it('is no owner’s choice if owners disagree', async () => {
    await share();
    await share(other);
    await choose('fr');
    expect(await ask()).toBe(subjects.fr);
    await choose('de', other);
    expect(await ask()).toBe(subjects.en);
  });
});

import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { startSmtpServer } from './smtp-server.ts';

test('an email sent through SMTP can be found by recipient, subject and age', async () => {
  await using server = await startSmtpServer();
  const transport = createTransport(server.url);
  const send = (to: string, subject: string) =>
    transport.sendMail({
      from: 'a@example.com',
      to,
      subject,
      text: `Grüße: http://localhost:3000/#/x?y=1 .`,
      html: '<b>hi</b>',
    });

  const waiting = server.waitForMail({ to: 'Ann@Example.com', subject: /^Second/ });
  await send('ann@example.com', 'First');
  await send('bob@example.com', 'Second');
  await send('ANN@example.com', 'Second letter');
  expect(await waiting).toMatchObject({
    number: 3,
    to: ['ann@example.com'],
    html: '<b>hi</b>',
    links: ['http://localhost:3000/#/x?y=1'],
  });
  expect(server.mails()).toHaveLength(3);

  const next = server.waitForMail({ to: 'ann@example.com', after: 3 });
  await send('ann@example.com', 'Fourth');
  expect((await next).subject).toBe('Fourth');
  transport.close();
});

test('a rejection reaches the sender with its code, and the next email is accepted', async () => {
  await using server = await startSmtpServer();
  const transport = createTransport(server.url);
  const send = () =>
    transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 's', text: 't' });
  server.failNext(1, 552);
  await expect(send()).rejects.toMatchObject({ responseCode: 552 });
  await send();
  expect(server.mails()).toHaveLength(1);
});

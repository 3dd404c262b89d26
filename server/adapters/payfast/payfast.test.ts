import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTrustedClock } from '../clock.ts';
import { parsePayfastNotification } from './notification.ts';
import { createPayfast, PayfastRejectedError, PayfastUnreachableError, type Payfast } from './payfast.ts';
import { signApiRequest } from './signatures.ts';

let server: Server;
let payfast: Payfast;
let answer: { status: number; body: string };
/** The next responses. Once they run out, `answer` is used. */
let answers: string[] = [];
let asked: string[] = [];
let heard: { method?: string; url?: string; headers: IncomingHttpHeaders; body: string };

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      heard = { method: req.method, url: req.url, headers: req.headers, body };
      asked.push(req.url ?? '');
      const text = answers.shift() ?? answer.body;
      res.writeHead(answer.status, { Location: 'http://127.0.0.1:9/' }).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  payfast = createPayfast(
    {
      isStandIn: false,
      merchantId: '10000100',
      merchantKey: '46f0cd694581a',
      passphrase: 'jt7NOE43FZPn',
      baseUrl: origin,
      apiUrl: `${origin}?testing=true`,
      notifyUrl: 'https://leavebits.example/api/payfast/itn',
      itnSources: ['127.0.0.1'],
    },
    createTrustedClock(() => new Date('2026-03-01T10:20:30.456Z')),
  );
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ok = '{"code":200,"status":"success","data":{"response":true,"message":"Success"}}';

it('calls the API with its headers signed, whole seconds, and the sandbox’s flag unsigned', async () => {
  answer = { status: 200, body: ok };
  await payfast.cancelSubscription('a token/../x');
  expect(heard).toMatchObject({
    method: 'PUT',
    url: '/subscriptions/a%20token%2F..%2Fx/cancel?testing=true',
  });
  const headers = {
    'merchant-id': '10000100',
    version: 'v1',
    timestamp: '2026-03-01T10:20:30+00:00',
  };
  expect(heard.headers).toMatchObject({ ...headers, signature: signApiRequest(headers, 'jt7NOE43FZPn') });
});

it.each([
  ['success', 200, ok, null],
  ['the string "true"', 200, ok.replace('true', '"true"'), null],
  [
    'cancelled before, with 200',
    200,
    '{"code":400,"status":"failed","data":{"response":false,"message":"Failure - The subscription status is cancelled"}}',
    null,
  ],
  [
    'a failure with 200',
    200,
    '{"code":400,"status":"failed","data":{"response":false,"message":"Failure - not yours"}}',
    PayfastRejectedError,
  ],
  [
    'a wrong signature',
    401,
    '{"code":401,"status":"failed","data":{"response":"Merchant authorization failed.","message":false}}',
    PayfastRejectedError,
  ],
  [
    'a failure of its own',
    500,
    '{"code":500,"status":"failed","data":{"response":false,"message":"x"}}',
    PayfastUnreachableError,
  ],
  ['a page of HTML with 200', 200, '<html>Error</html>', PayfastUnreachableError],
  ['JSON of another kind', 200, '[1]', PayfastUnreachableError],
  ['a redirection', 302, '', PayfastUnreachableError],
])('reads a cancellation answered with %s', async (_name, status, body, failure) => {
  answer = { status, body };
  const cancelled = payfast.cancelSubscription('t');
  if (failure) await expect(cancelled).rejects.toBeInstanceOf(failure);
  else await cancelled;
});

it('reads a recorded description of a subscription', async () => {
  answer = {
    status: 200,
    body: '{"code":200,"status":"success","data":{"response":{"amount":500,"cycles":0,"cycles_complete":2,"frequency":3,"run_date":"2022-01-07T00:00:00+02:00","status":1,"status_reason":"","status_text":"ACTIVE","token":"t"}}}',
  };
  expect(await payfast.fetchSubscription('t')).toEqual({
    status: 1,
    statusText: 'ACTIVE',
    cyclesComplete: 2,
    runDate: '2022-01-07',
  });
  answer = { status: 200, body: ok };
  await expect(payfast.fetchSubscription('t')).rejects.toBeInstanceOf(PayfastUnreachableError);
});

it('asks for confirmation with the same fields as a form, and without the passphrase', async () => {
  const posted = 'm_payment_id=1&item_name=O%27Brien+%26+Co&custom_str1=&signature=abc';
  const notification = parsePayfastNotification(posted)!;
  answer = { status: 200, body: 'VALID\n' };
  expect(await payfast.confirms(notification)).toBe(true);
  expect(heard).toMatchObject({
    url: '/eng/query/validate',
    body: posted.replace('&signature=abc', ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  answer = { status: 200, body: 'INVALID' };
  expect(await payfast.confirms(notification)).toBe(false);
  for (const [status, body] of [
    [200, '<html>VALID</html>'],
    [503, 'VALID'],
    [200, ''],
  ] as const) {
    answer = { status, body };
    await expect(payfast.confirms(notification)).rejects.toBeInstanceOf(PayfastUnreachableError);
  }
});

it.each([
  ['Latin-1', '%E9', 'é'],
  ['UTF-8', '%C3%A9', 'é'],
  ['UTF-8 with lower-case escapes', '%c3%a9', 'é'],
  ['Latin-1 without escapes', '\u00e9', 'é'],
])('reads a payer’s name in %s, and confirms the bytes that were signed', async (_encoding, sent, text) => {
  const upperCase = sent.replace('\u00e9', '%E9').toUpperCase();
  const signature = createHash('md5')
    .update(`name_last=Ren${upperCase}+M&passphrase=jt7NOE43FZPn`)
    .digest('hex');
  const notification = parsePayfastNotification(`name_last=Ren${sent}+M&signature=${signature}`)!;
  expect(notification.value('name_last')).toBe(`Ren${text} M`);
  expect(payfast.isSigned(notification)).toBe(true);
  answer = { status: 200, body: 'VALID' };
  expect(await payfast.confirms(notification)).toBe(true);
  expect(heard.body).toBe(`name_last=Ren${upperCase}+M`);
});

const HISTORY = 'Date,Type,Sign,Party,Gross,"M Payment ID","PF Payment ID"';
const paidOn = (day: string, id: string) => `"${day} 08:00:00",FUNDS_RECEIVED,CREDIT,A,17.50,offer-1,${id}`;
const RANGE = { from: '2026-02-01', to: '2026-02-15' };

it('reads the history page by page until one is empty, with the range signed', async () => {
  asked = [];
  answers = [
    [HISTORY, paidOn('2026-02-03', '7'), '"2026-02-04 09:00:00",PAYOUT,DEBIT,A,-17.50,,8'].join('\n'),
    JSON.stringify({ response: [HISTORY, paidOn('2026-02-15', '9')].join('\n') }),
  ];
  answer = { status: 200, body: HISTORY };
  const payments = await payfast.fetchPayments(RANGE);
  expect(payments.map(({ paymentId, merchantPaymentId }) => [paymentId, merchantPaymentId])).toEqual([
    ['7', 'offer-1'],
    ['9', 'offer-1'],
  ]);
  const query = 'testing=true&from=2026-02-01&to=2026-02-15&limit=1000';
  expect(asked).toEqual([
    `/transactions/history?${query}`,
    `/transactions/history?${query}&offset=2`,
    `/transactions/history?${query}&offset=3`,
  ]);
  const { 'merchant-id': id, version, timestamp, signature } = heard.headers as Record<string, string>;
  const signed = { 'merchant-id': id!, version: version!, timestamp: timestamp!, ...RANGE };
  expect(signature).toBe(signApiRequest({ ...signed, limit: '1000', offset: '3' }, 'jt7NOE43FZPn'));
});

it.each([
  ['a page of HTML with 200', 200, '<html>Error</html>', PayfastUnreachableError],
  ['nothing at all', 200, '', PayfastUnreachableError],
  ['too many requests', 429, HISTORY, PayfastUnreachableError],
  ['JSON of another kind', 200, '{"status":"success","data":{"response":[1]}}', PayfastUnreachableError],
  ['broken JSON', 200, '{"response":', PayfastUnreachableError],
  ['payments of other days', 200, `${HISTORY}\n${paidOn('2026-03-01', '7')}`, PayfastUnreachableError],
  ['the same page forever', 200, `${HISTORY}\n${paidOn('2026-02-03', '7')}`, PayfastUnreachableError],
  [
    'a wrong signature',
    401,
    '{"code":401,"status":"failed","data":{"response":"Merchant authorization failed.","message":false}}',
    PayfastRejectedError,
  ],
])('accepts no history that is answered with %s', async (_name, status, body, failure) => {
  answer = { status, body };
  await expect(payfast.fetchPayments(RANGE)).rejects.toBeInstanceOf(failure);
});

it.each([
  ['no signature', 'a=1&b=2'],
  ['something after the signature', 'a=1&signature=x&b=2'],
  ['a field twice', 'a=1&a=2&signature=x'],
  ['broken encoding', 'a=%f&signature=x'],
  ['a character that no database keeps', 'a=%00&signature=x'],
])('accepts no notification that has %s', (_name, body) => {
  expect(parsePayfastNotification(body)).toBeNull();
});

import { describe, expect, it } from 'vitest';
import { describeFindings, duration, worstOf, type Finding } from './finding.ts';
import {
  judgeBackup,
  judgeClock,
  judgeDeadJobs,
  judgeDisk,
  judgeFailingRows,
  judgeForeignDisk,
  judgeKeys,
  judgeLanes,
  judgeMails,
  judgeMigrations,
  judgeRecovery,
  judgeRole,
  judgeService,
  judgeSettings,
  type KeyFacts,
  type RoleFacts,
} from './judge-service.ts';
import {
  isLocalDomain,
  judgeBounceMx,
  judgeDkim,
  judgeDmarc,
  judgePayfast,
  judgeRate,
  judgeSmtp,
  judgeSpf,
  judgeTls,
  type TlsFacts,
} from './judge-world.ts';
import { domainOf } from './look-at-world.ts';

const NOW = new Date('2030-03-01T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const D = 'example.com';
const GIB = 2 ** 30;
const certificate = (validTo: string, distrust: string | null = null): TlsFacts => ({
  kind: 'certificate',
  host: D,
  validTo: new Date(validTo),
  distrust,
});
const keys: KeyFacts = {
  currentId: 'b',
  differing: [],
  missing: [],
  stillNeeded: [],
  unused: [],
  opened: 3,
  broken: [],
};
const role: RoleFacts = {
  isEmbedded: false,
  role: 'leavebits',
  excess: [],
  mostConnections: 100,
  openConnections: 5,
};
const settings = {
  isProduction: true,
  allowed: [],
  hasSupport: true,
  hasMetrics: true,
  hearsOfReturns: true,
};

describe('each fact is judged, and what is wrong says what to do', () => {
  it.each<[what: string, finding: Finding | Finding[], expected: Finding['state']]>([
    ['settings that are complete', judgeSettings(settings), 'ok'],
    ['an allowed danger', judgeSettings({ ...settings, allowed: ['ALLOW_PLAIN_SMTP'] }), 'warning'],
    ['nothing that watches', judgeSettings({ ...settings, hasMetrics: false }), 'warning'],
    ['development', judgeSettings({ ...settings, isProduction: false, hasMetrics: false }), 'ok'],
    ['http in development', judgeTls({ kind: 'no-tls', isProduction: false }, NOW), 'ok'],
    ['http in production', judgeTls({ kind: 'no-tls', isProduction: true }, NOW), 'warning'],
    ['no TLS server', judgeTls({ kind: 'unreachable', host: D, why: 'ECONNREFUSED' }, NOW), 'problem'],
    ['a fresh certificate', judgeTls(certificate('2030-05-01T00:00:00Z'), NOW), 'ok'],
    ['one for twenty days', judgeTls(certificate('2030-03-22T00:00:00Z'), NOW), 'warning'],
    ['one for six days', judgeTls(certificate('2030-03-08T00:00:00Z'), NOW), 'problem'],
    ['one that has ended', judgeTls(certificate('2030-02-28T00:00:00Z'), NOW), 'problem'],
    ['a strange one', judgeTls(certificate('2030-09-01T00:00:00Z', 'SELF_SIGNED'), NOW), 'problem'],
    ['SPF', judgeSpf(D, ['v=spf1 include:relay.example -all']), 'ok'],
    ['soft SPF', judgeSpf(D, ['v=spf1 mx ~all']), 'ok'],
    ['no SPF', judgeSpf(D, []), 'problem'],
    ['two SPF records', judgeSpf(D, ['v=spf1 -all', 'v=spf1 mx -all']), 'problem'],
    ['SPF for everybody', judgeSpf(D, ['v=spf1 +all']), 'problem'],
    ['SPF without the DNS', judgeSpf(D, null), 'warning'],
    ['DKIM', judgeDkim(D, 'some'), 'ok'],
    ['no DKIM', judgeDkim(D, 'none'), 'problem'],
    ['DKIM without the DNS', judgeDkim(D, null), 'warning'],
    ['DMARC', judgeDmarc(D, ['v=DMARC1; p=reject']), 'ok'],
    ['idle DMARC', judgeDmarc(D, ['v=DMARC1; p=none; rua=mailto:a@b.c']), 'warning'],
    ['no DMARC', judgeDmarc(D, []), 'warning'],
    ['an MX', judgeBounceMx(D, ['mx.example.com']), 'ok'],
    ['no MX', judgeBounceMx(D, []), 'problem'],
    ['the local mailbox', judgeSmtp({ kind: 'mailbox' }), 'warning'],
    ['a mail server', judgeSmtp({ kind: 'reached', host: D, isEncrypted: true, isSignedIn: true }), 'ok'],
    [
      'one without TLS',
      judgeSmtp({ kind: 'reached', host: D, isEncrypted: false, isSignedIn: true }),
      'warning',
    ],
    ['one that refuses', judgeSmtp({ kind: 'failed', host: D, at: 'sign-in', why: 'EAUTH' }), 'problem'],
    ['PayFast', judgePayfast({ kind: 'answered', isCheckoutReached: true }), 'ok'],
    ['half of PayFast', judgePayfast({ kind: 'answered', isCheckoutReached: false }), 'warning'],
    ['no PayFast needed', judgePayfast({ kind: 'off' }), 'ok'],
    ['PayFast refusing', judgePayfast({ kind: 'refused', why: 'signature' }), 'problem'],
    ['PayFast away', judgePayfast({ kind: 'unreachable', why: 'ENOTFOUND' }), 'problem'],
    ['a rate', judgeRate({ kind: 'rate', zarPerUsd: 18.2, isUsable: true }), 'ok'],
    ['a strange rate', judgeRate({ kind: 'rate', zarPerUsd: 182, isUsable: false }), 'warning'],
    ['no rate', judgeRate({ kind: 'failed', why: 'ECONNREFUSED' }), 'warning'],
    ['clocks that agree', judgeClock(-2), 'ok'],
    ['clocks that drift', judgeClock(20), 'warning'],
    ['clocks apart', judgeClock(-61), 'problem'],
    ['an empty disk', judgeDisk('It', { totalBytes: 100 * GIB, freeBytes: 50 * GIB }, GIB), 'ok'],
    ['a nearly full disk', judgeDisk('It', { totalBytes: 100 * GIB, freeBytes: 9 * GIB }, GIB), 'warning'],
    ['a full disk', judgeDisk('It', { totalBytes: 100 * GIB, freeBytes: GIB }, GIB), 'problem'],
    ['an unseen disk', judgeForeignDisk(GIB, null), 'warning'],
    ['an unseen disk with a limit', judgeForeignDisk(GIB, 2 * GIB), 'ok'],
    ['one beyond its limit', judgeForeignDisk(3 * GIB, 2 * GIB), 'problem'],
    ['an old database', judgeMigrations(false), 'problem'],
    ['keys', judgeKeys(keys), 'ok'],
    ['older keys in use', judgeKeys({ ...keys, stillNeeded: ['a'] }), 'warning'],
    ['older keys without use', judgeKeys({ ...keys, unused: ['a'] }), 'ok'],
    ['another key', judgeKeys({ ...keys, differing: ['b'] }), 'problem'],
    ['a missing key', judgeKeys({ ...keys, missing: ['a'] }), 'problem'],
    ['a broken key', judgeKeys({ ...keys, broken: ['LeaveBit 12'] }), 'problem'],
    ['no backup in production', judgeBackup(null, NOW, true), 'problem'],
    ['no backup elsewhere', judgeBackup(null, NOW, false), 'warning'],
    ['a backup of today', judgeBackup(ago(20), NOW, true), 'ok'],
    ['one of the day before', judgeBackup(ago(40), NOW, true), 'warning'],
    ['an old one', judgeBackup(ago(200), NOW, true), 'problem'],
    ['a service', judgeService(20, false), 'ok'],
    ['a silent service', judgeService(121, false), 'problem'],
    ['a service that is silent in a recovery', judgeService(121, true), 'warning'],
    ['a new service', judgeService(null, false), 'warning'],
    ['no late job', judgeLanes([{ lane: 'mail', due: 2, oldestSeconds: 3 }]), 'ok'],
    ['late jobs', judgeLanes([{ lane: 'mail', due: 2, oldestSeconds: 300 }]), 'warning'],
    ['very late jobs', judgeLanes([{ lane: 'mail', due: 2, oldestSeconds: 3_000 }]), 'problem'],
    ['dead jobs', judgeDeadJobs([{ task: 'send-mail', count: 2 }]), 'warning'],
    ['no dead jobs', judgeDeadJobs([]), 'ok'],
    ['rows that fail', judgeFailingRows([{ kind: 'reminders', state: 'retried', count: 1 }]), 'warning'],
    ['rows set aside', judgeFailingRows([{ kind: 'reminders', state: 'set-aside', count: 1 }]), 'problem'],
    ['no rows', judgeFailingRows([]), 'ok'],
    ['a recovery', judgeRecovery(NOW, 'A restore.'), 'problem'],
    ['no recovery', judgeRecovery(null, null), 'ok'],
    ['a modest role', judgeRole(role), 'ok'],
    ['a mighty role', judgeRole({ ...role, excess: ['owns tables'] }), 'warning'],
    ['the built-in role', judgeRole({ ...role, isEmbedded: true, excess: ['owns tables'] }), 'ok'],
    ['few connections', judgeRole({ ...role, openConnections: 90 }), 'warning'],
    ['mails that leave', judgeMails(3, 20), 'ok'],
    ['mails that wait', judgeMails(3, 900), 'warning'],
    ['mails that are stuck', judgeMails(3, 9_000), 'problem'],
  ])('%s', (_what, found, expected) => {
    const findings = [found].flat();
    expect(worstOf(findings)).toBe(expected);
    for (const { state, words, todo } of findings) {
      expect(words).toMatch(/^[^\n]+[.)…]$/);
      expect(todo === null).toBe(state === 'ok');
    }
  });
});

it('a domain that only this network knows is told from others', () => {
  expect(['localhost', 'mail.local', 'leavebits.test'].map(isLocalDomain)).toEqual([true, true, true]);
  expect(['example.com', 'a.localhost.com'].map(isLocalDomain)).toEqual([false, false]);
  expect(domainOf('LeaveBits <no-reply@Mail.Example.com>')).toBe('mail.example.com');
  expect(domainOf('no-reply@example.com')).toBe('example.com');
});

it('the lines say each state, what it means, and what to do', () => {
  expect(
    describeFindings([
      { check: 'A', ...judgeMigrations(true) },
      { check: 'B', state: 'problem', words: 'It is broken.', todo: 'Mend it.' },
    ]),
  ).toEqual([
    'ok       A: The database has every migration of this version.',
    'problem  B: It is broken.',
    '         To do: Mend it.',
    '',
    '1 problem, 0 warnings, 1 ok.',
  ]);
  expect([1, 90, 7_200, 200_000].map(duration)).toEqual(['1 second', '1 minute', '2 hours', '2 days']);
});

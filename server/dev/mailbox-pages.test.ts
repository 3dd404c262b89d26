import { expect, test } from 'vitest';
import { colorPalette } from '../adapters/mail/email-layout.ts';
import { renderMailboxPage, renderMailPage } from './mailbox-pages.ts';

const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
const mail = {
  id: '1',
  to: 'anna@example.org',
  subject: 'A subject',
  acceptedAt: '2031-06-03T09:00:00.000Z',
  text: 'The text version',
  html: '<!doctype html><html><head><title>x</title></head><body><a href="http://localhost:3000/#/x">x</a></body></html>',
  links: ['http://localhost:3000/#/x?a=1&b=2'],
};

test('the list shows the newest mail first, and each leads to its own page', () => {
  const page = renderMailboxPage([
    { ...mail, id: 'old', acceptedAt: '2031-06-03T09:00:00.000Z' },
    { ...mail, id: 'new/?', acceptedAt: '2031-06-04T09:00:00.000Z' },
  ]);
  const targets = [...page.matchAll(/href="(\/dev\/mailbox\/[^"]*)"/g)].map(([, target]) => target);
  expect(targets).toEqual(['/dev/mailbox/new%2F%3F', '/dev/mailbox/old']);
});

test('the list can be refreshed by hand and says that nothing leaves the machine', () => {
  expect(renderMailboxPage([mail])).toContain('href="/dev/mailbox">Refresh</a>');
  expect(renderMailboxPage([mail])).toContain('Nothing here leaves this machine.');
});

test('the list says that it refreshes itself, and can be held still', () => {
  expect(renderMailboxPage([mail])).toContain(
    'automatically within 5 seconds. <a href="/dev/mailbox?still">',
  );
  expect(renderMailboxPage([mail], true)).toContain('Auto-refresh is paused. <a href="/dev/mailbox">');
});

test('an empty list says what to do next', () => {
  expect(renderMailboxPage([])).toContain('No mail yet.');
});

test('hostile values stay text on both pages', () => {
  const page = renderMailPage({
    ...mail,
    id: hostile,
    to: hostile,
    subject: hostile,
    text: hostile,
    html: hostile,
    links: [hostile],
  });
  const list = renderMailboxPage([{ ...mail, id: hostile, to: hostile, subject: hostile }]);
  for (const html of [page, list]) {
    expect(html).not.toMatch(/<script|<img/i);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  }
});

test('a mail is shown in a sandbox without scripts, and its links open in the whole window', () => {
  const page = renderMailPage(mail);
  const [, sandbox, srcdoc] = page.match(/<iframe[^>]* sandbox="([^"]*)" srcdoc="([^"]*)"/) ?? [];
  expect(sandbox).toBe('allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation');
  expect(srcdoc).toContain('&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;');
  expect(srcdoc).toContain('href=&quot;http://localhost:3000/#/x&quot;');
});

test('a mail without a head still opens its links in the whole window', () => {
  expect(renderMailPage({ ...mail, html: '<p>x</p>' })).toContain(
    'srcdoc="&lt;base target=&quot;_top&quot;&gt;&lt;p&gt;',
  );
});

test('a mail comes with its text version and its links written out', () => {
  const page = renderMailPage(mail);
  expect(page).toContain(
    '<a href="http://localhost:3000/#/x?a=1&amp;b=2">http://localhost:3000/#/x?a=1&amp;b=2</a>',
  );
  expect(page).toMatch(/<details><summary>Text version<\/summary><pre[^>]*>The text version<\/pre>/);
});

test('a listed link that is not a web address cannot be clicked', () => {
  expect(renderMailPage({ ...mail, links: ['javascript:alert(1)'] })).toContain(
    '<li>javascript:alert(1)</li>',
  );
});

test('both pages load nothing and use no color outside the palette', () => {
  const known = new Set<string>([...Object.values(colorPalette.light), ...Object.values(colorPalette.dark)]);
  for (const page of [renderMailPage(mail), renderMailboxPage([mail])]) {
    expect(page).not.toMatch(/<(script|link|img|svg)\b|\burl\(|@import/i);
    const used = page.replace(/&#\d+;/g, '').match(/#[0-9a-f]{6}\b/gi) ?? [];
    expect(used.filter((colour) => !known.has(colour))).toEqual([]);
  }
});

import { join } from 'node:path';
import { DEMO_PASSWORD, demoPeople } from './demo-content.ts';
import { saveDemoState, prepareDemoFolder } from './demo-folder.ts';
import { populateDemo, type DemoLinks } from './populate-demo.ts';
import { PROJECT_ROOT, startDemoServer } from './demo-server.ts';

/*
 * npm run demo: the product with a populated account, in its own folder (.data-demo), which persists across starts. `npm run demo
 * -- --fresh` starts over. PORT and DEMO_DIR can be set.
 */
const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const port = Number(process.env['PORT'] || 3000);
  const dataDir = process.env['DEMO_DIR'] || join(PROJECT_ROOT, '.data-demo');
  const origin = `http://localhost:${port}`;
  const kept = await prepareDemoFolder(dataDir, { origin, isFresh: process.argv.includes('--fresh') });
  const product = await startDemoServer({ port, dataDir, show: (text) => process.stdout.write(text) });
  try {
    if (kept === null) say('  Filling the demo account …');
    const links = kept ?? (await populateDemo(origin));
    await saveDemoState(dataDir, { origin, links });
    say(guide(origin, links));
  } catch (error) {
    product.stop();
    await product.ended;
    throw error;
  }
  return product.ended;
}

function guide(origin: string, links: DemoLinks): string {
  const at = (path: string) => origin + path;
  const mailbox = at('/dev/mailbox');
  const rows: [string, string][] = [
    ['Sign in', at('/auth')],
    ['  email address', demoPeople.owner],
    ['  password', DEMO_PASSWORD],
    ['  code', `in the newest mail at ${mailbox}`],
    ...Object.entries(links.recipientPages).map(([email, path]): [string, string] => [
      `What ${email.split('.')[0]} receives`,
      `${at(path)}`,
    ]),
    ['One shared LeaveBit', at(`/shared/${Object.values(links.leavebits)[1]}`)],
    ['A report is running', 'sign in, or follow the links of its mails:'],
    ['  the owner refutes', at(links.refute)],
    ['  Paul confirms', at(links.confirm)],
    ['A reporter practices', at(links.report.practice)],
    ['The payment page', at(links.payment)],
    ...(links.factor
      ? ([
          ['With a second factor', demoPeople.maria],
          ['  key for an app', links.factor.secret],
          ['  or a recovery code', links.factor.recoveryCode],
        ] satisfies [string, string][])
      : []),
    ['All mail', mailbox],
    ['Samples of every mail', at('/dev/mails')],
    ['PayFast simulator', at('/dev/payfast')],
  ];
  const lines = rows.map(([what, where]) => `  ${what.padEnd(26)}${where}`);
  return [
    '  The demo is ready. Codes are mailed, also for recipients: read them in the mailbox.',
    '',
    ...lines,
  ]
    .concat('', '  It stays as you leave it. npm run demo -- --fresh makes a new one.', '')
    .join('\n');
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

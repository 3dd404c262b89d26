import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { limits } from '#shared/domain/limits.ts';
import { PROJECT_DIR } from '../../project-dir.ts';
import { parseExport } from './parse-export.ts';

const SAMPLES = join(PROJECT_DIR, 'tests/samples/exports');
const readSample = (name: string) => readFileSync(join(SAMPLES, name));

interface Expected {
  source: string;
  /** The description, and each line of the text. */
  drafts: string[][];
  report: [subject: string, reason: string][];
}

/** What becomes of a sample of each format. A directory is a ZIP. */
const samples: Record<string, Expected> = {
  '1password.csv': {
    source: '1Password',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: p,w "1"',
        'Key for one-time codes: otpauth://totp/Bank?secret=JBSWY3DPEHPK3PXP',
        'Website: https://bank.example',
        'Tags: work, money',
        '',
        'line one',
        'line two',
      ],
      ['Old mail', 'User name: bob', 'Password: hunter2', 'Website: https://mail.example'],
    ],
    report: [['Old mail', 'Not imported: its archived status.']],
  },
  '1password.json': {
    source: '1Password',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: p,w "1"',
        'kind: savings',
        'Website: https://bank.example',
        'Website 2: https://m.bank.example',
        'PIN: 0042',
        'one-time password: otpauth://totp/Bank?secret=JBSWY3DPEHPK3PXP',
        'valid until: 01/2031',
        'opened: 2023-11-14',
        'mail: ann@example.org',
        'home: Main 1, Bern, ch, 3000',
        'Tags: work, money',
        '',
        'Ask Mr. Hill.',
      ],
      ['Will', ''],
    ],
    report: [
      ['Bank', 'Not imported: the file “contract”, the link “see also” to another entry, 1 old password.'],
      ['Will', 'Not imported: the file “will.pdf”, its archived status.'],
    ],
  },
  'apple-passwords.csv': {
    source: 'Apple Passwords',
    drafts: [
      [
        'mail.example (ann@example.org)',
        'User name: ann@example.org',
        'Password: appl3-pass',
        'Key for one-time codes: otpauth://totp/mail.example:ann?secret=JBSWY3DPEHPK3PXP&issuer=mail.example&algorithm=SHA1&digits=6&period=30',
        'Website: https://mail.example/',
        '',
        'Codes in the safe,',
        'second line',
      ],
      ['news.example (bob)', 'User name: bob', 'Password: pa"ss', 'Website: https://news.example/'],
    ],
    report: [],
  },
  'bitwarden.csv': {
    source: 'Bitwarden',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: p,w "1"',
        'Key for one-time codes: JBSWY3DPEHPK3PXP',
        'Website: https://bank.example, https://m.bank.example',
        'Folder: Money',
        'Member: 77',
        'Hint: a: b',
        '',
        'Ask Mr. Hill.',
        'Floor 2',
      ],
      ['Door codes', 'front: 1234'],
    ],
    report: [['Door codes', 'Not imported: its archived status.']],
  },
  'bitwarden.json': {
    source: 'Bitwarden',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: p,w "1"',
        'Key for one-time codes: otpauth://totp/Bank?secret=JBSWY3DPEHPK3PXP',
        'Website: https://bank.example',
        'Website 2: androidapp://example.bank',
        'Member: 77',
        'Hint: cat',
        'Joint: true',
        'Folder: Money',
        '',
        'Ask Mr. Hill.',
      ],
      [
        'Visa',
        'Name on the card: Ann Hill',
        'Card: Visa',
        'Card number: 4111111111111111',
        'Valid until: 1/2031',
        'Security code: 123',
      ],
      [
        'Me',
        'Name: Mrs Ann Hill',
        'Email: ann@example.org',
        'Passport number: P1234567',
        'Address: Main 1, 3000 Bern, CH',
      ],
      ['Door codes', 'front: 1234'],
      ['Server', 'Private key: PRIVATE', 'Public key: PUBLIC', 'Fingerprint: SHA256:x'],
      [
        'Savings',
        'Bank name: First Bank',
        'Name on account: Ann Hill',
        'Account number: 12345678',
        'Routing number: 021000021',
        'PIN: 0042',
        'SWIFT code: FBNKUS33',
      ],
    ],
    report: [['Bank', 'Not imported: 1 passkey, 1 old password.']],
  },
  'chrome.csv': {
    source: 'Chrome or Edge',
    drafts: [
      [
        'bank.example',
        'User name: ann@example.org',
        'Password: p,w"1',
        'Website: https://www.bank.example/login',
        '',
        'Ask Mr. Hill.',
        'Floor 2',
      ],
      [
        'com.example.app',
        'User name: ann',
        'Password: s3cret',
        'Website: android://AbCdEf0123456789==@com.example.app/',
      ],
      ['news.example', 'User name: ann', 'Password:  two words ', 'Website: https://news.example/'],
    ],
    report: [],
  },
  'edge.csv': {
    source: 'Chrome or Edge',
    drafts: [
      [
        'login.example',
        'User name: ann@example.org',
        'Password: live-pass',
        'Website: https://login.example/',
      ],
    ],
    report: [],
  },
  'firefox.csv': {
    source: 'Firefox',
    drafts: [
      ['shop.example', 'User name: ann', 'Password: fox "pass", 1', 'Website: https://www.shop.example'],
      [
        'nas.example',
        'User name: admin',
        'Password: hunter2',
        'Website: https://nas.example:5001',
        'Realm: NAS Login',
      ],
    ],
    report: [],
  },
  'keepass-1.csv': {
    source: 'KeePass',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: a"b\\c,d',
        'Website: https://bank.example',
        '',
        'first line',
        'second "line"',
      ],
      ['Router', 'User name: admin', 'Password: hunter2', 'Website: http://192.168.1.1'],
    ],
    report: [],
  },
  'keepass-1.xml': {
    source: 'KeePass',
    drafts: [
      [
        'Bank & Sons',
        'User name: ann',
        'Password:   p<w> "1" ',
        'Website: https://bank.example',
        'Folder: General/Money.Matters/Banks',
        '',
        'two',
        'lines',
      ],
      ['Laptop', 'User name: admin', 'Password: hunter2', 'Folder: Windows'],
    ],
    report: [['Bank & Sons', 'Not imported: the file “contract.pdf”.']],
  },
  'keepass-2.xml': {
    source: 'KeePass',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password:  p<w "1" & more',
        'Key for one-time codes: JBSWY3DPEHPK3PXP',
        'Website: https://bank.example',
        'Website 2: https://m.bank.example',
        'PIN: 0042',
        'Tags: family, money',
        '',
        'Ask Mr. Hill.',
        'Floor 2',
      ],
      ['Door', 'Folder: Work/Clients', '', 'front: 1234'],
      ['Old mail', 'Password: gone', 'Folder: Recycle Bin'],
    ],
    report: [
      ['Bank', 'Not imported: the file “contract.pdf”, 1 old password.'],
      ['Door', 'Not imported: 1 passkey.'],
      ['Old mail', 'Not imported: the encrypted field “Secret”, its place in the trash.'],
    ],
  },
  'keepassxc.csv': {
    source: 'KeePassXC',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: p,w "1"',
        'Key for one-time codes: otpauth://totp/Bank:ann?secret=JBSWY3DPEHPK3PXP&period=30&digits=6&issuer=Bank',
        'Website: https://bank.example',
        '',
        'Ask Mr. Hill.',
        'Floor 2',
      ],
      ['Door', 'Folder: Work/Clients', '', 'front: 1234'],
    ],
    report: [],
  },
  'lastpass.csv': {
    source: 'LastPass',
    drafts: [
      [
        'Bank',
        'User name: ann@example.org',
        'Password: p,w "1"',
        'Key for one-time codes: JBSWY3DPEHPK3PXP',
        'Website: https://bank.example/login',
        'Folder: Work\\Clients',
        '',
        'a note, with a comma',
      ],
      ['shop.example', 'User name: ann', 'Password: hunter2', 'Website: https://www.shop.example/login'],
      ['Door codes', 'front: 1234', 'back: 5678'],
      [
        'Visa',
        'Kind: Credit Card',
        'Name on Card: Ann Hill',
        'Type: Visa',
        'Number: 4111111111111111',
        'Security Code: 123',
        'Expiration Date: January,2031',
        '',
        'for travel',
        'only',
      ],
      [
        'Ann’s address',
        'Kind: Address',
        'Title: mrs',
        'First Name: Ann',
        'City / Town: Bern',
        'Phone: 555 0100 ext. 7 (CHE)',
      ],
      [
        'Server',
        'Kind: SSH Key',
        'Bit Strength: 2048',
        'Private Key: -----BEGIN RSA PRIVATE KEY-----',
        'Proc-Type: 4,ENCRYPTED',
        '',
        'MIIEow==',
        '-----END RSA PRIVATE KEY-----',
        'Hostname: server.example',
      ],
    ],
    report: [],
  },
  'nordpass.csv': {
    source: 'NordPass',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Password: p,w "1"',
        'Website: https://bank.example',
        'Website 2: https://m.bank.example',
        'Website 3: https://old.bank.example',
        'Folder: Money',
        'Member: 77',
        'Hint: cat',
        '',
        'Ask Mr. Hill.',
      ],
      [
        'Visa',
        'Name on the card: Ann Hill',
        'Card number: 4111111111111111',
        'Valid until: 01/31',
        'Security code: 123',
        'PIN: 0042',
        'Postal code: 3000',
        '',
        'for travel',
      ],
      ['Door codes', 'front: 1234'],
      [
        'Me',
        'Name: Ann Hill',
        'Email: ann@example.org',
        'Phone: 555 0100',
        'Address: Main 1',
        'Address 2: Floor 2',
        'Postal code: 3000',
        'City: Bern',
        'State: BE',
        'Country: Switzerland',
      ],
    ],
    report: [],
  },
  'proton-pass.csv': {
    source: 'Proton Pass',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Email: ann@example.org',
        'Password: p,w "1"',
        'Key for one-time codes: otpauth://totp/Bank:ann?secret=JBSWY3DPEHPK3PXP',
        'Website: https://bank.example/, https://m.bank.example/',
        'Website 2: https://app.bank.example/',
        'Vault: Personal',
        '',
        'Ask Mr. Hill.',
      ],
      ['Shop alias', 'Email: shop.alias290@passmail.example', 'Vault: Personal', '', 'for the shop'],
      [
        'Visa',
        'Name on the card: Ann Hill',
        'Card number: 4111111111111111',
        'Valid until: 2031-01',
        'Security code: 123',
        'PIN: 0042',
        'Vault: Family',
        '',
        'for travel',
      ],
      [
        'Me',
        'Name: Ann Hill',
        'Address: Main 1',
        'Postal code: 3000',
        'Email: ann@example.org',
        'Blood type: A+',
        'City: Bern',
        'Member: 77',
        'Vault: Personal',
      ],
    ],
    report: [],
  },
  'proton-pass.json': {
    source: 'Proton Pass',
    drafts: [
      [
        'Bank',
        'User name: ann',
        'Email: ann@example.org',
        'Password: p,w "1"',
        'Key for one-time codes: otpauth://totp/Bank:ann?secret=JBSWY3DPEHPK3PXP',
        'Website: https://bank.example/',
        'Website 2: https://m.bank.example/',
        'Member: 77',
        'second 2fa: GEZDGNBVGY3TQOJQ',
        'Vault: Personal',
        'Folder: Money',
        '',
        'Ask Mr. Hill.',
      ],
      ['Shop alias', 'Email: shop.alias290@passmail.example', 'Vault: Personal'],
      ['Old note', 'Vault: Personal', '', 'not needed'],
      [
        'Visa',
        'Name on the card: Ann Hill',
        'Card number: 4111111111111111',
        'Valid until: 2031-01',
        'Security code: 123',
        'PIN: 0042',
        'Vault: Family',
        '',
        'for travel',
      ],
      ['Home', 'Password: wifi-pass', 'SSID: Home', 'PIN: 1234', 'Vault: Family'],
    ],
    report: [
      ['Bank', 'Not imported: the file “contract.abc123.pdf”, 1 passkey.'],
      ['Old note', 'Not imported: its place in the trash.'],
    ],
  },
  dashlane: {
    source: 'Dashlane',
    drafts: [
      [
        'Bank',
        'User name: ann@example.org',
        'User name 2: ann',
        'Password: p,w "1"',
        'Key for one-time codes: otpauth://totp/?secret=JBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30&lock=false',
        'Website: https://www.bank.example',
        'Folder: Work, Infra',
        '',
        'line 1',
        'line 2',
      ],
      ['Mail', 'User name: bob', 'Password: mail-pass', 'Website: https://mail.example'],
      [
        'Passport',
        'Name: Ann Hill',
        'Number: P1234567',
        'Issued: 2020-01-02',
        'Valid until: 2030-01-01',
        'Place of issue: Pretoria',
      ],
      [
        'Visa',
        'Name on the card or account: Ann Hill',
        'Card number: 4111111111111111',
        'Valid until: 01/2031',
        'Security code: 123',
        'Country: US',
      ],
      [
        'Savings',
        'Name on the card or account: Savings',
        'Account holder: Ann Hill',
        'Account number: 12345678',
        'Routing number: 021000021',
        'Bank: First Bank',
        'Country: US',
      ],
      [
        'Name',
        'Title: MRS',
        'First name: Ann',
        'Last name: Hill',
        'Date of birth: 1950-04-01',
        'Place of birth: Bern',
      ],
      ['Mail at home', 'Email: ann@example.org', 'Kind of email: personal'],
      ['Door codes', 'front: 1234', 'back: 5678'],
    ],
    report: [['wifi.csv', 'We don’t recognize this kind of list.']],
  },
};

function pack(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream);
}

const readBytes = (name: string): Buffer | Promise<Buffer> =>
  name.includes('.')
    ? readSample(name)
    : pack(
        Object.fromEntries(
          readdirSync(join(SAMPLES, name)).map((file) => [file, readSample(join(name, file))]),
        ),
      );

async function read(bytes: Buffer): Promise<Expected & { entryCount: number }> {
  const { source, entryCount, drafts, report } = await parseExport(bytes);
  return {
    source,
    entryCount,
    drafts: drafts.map(({ description, infoFields }) => [description, ...infoFields.split(/\r\n|\n|\r/)]),
    report: report.map(({ subject, reason }) => [subject, reason]),
  };
}

describe('a sample of each format', () => {
  it('is there for every file of the folder', () => {
    expect(Object.keys(samples).toSorted()).toEqual(readdirSync(SAMPLES).toSorted());
  });

  it.each(Object.keys(samples))('%s', async (name) => {
    const expected = samples[name]!;
    expect(await read(await readBytes(name))).toEqual({ ...expected, entryCount: expected.drafts.length });
  });
});

describe('the same list is read', () => {
  const marked = (encoding: string) => (text: string) => iconv.encode(text, encoding, { addBOM: true });
  const bare = (encoding: string) => (text: string) => iconv.encode(text, encoding, { addBOM: false });
  const encodings: [string, (text: string) => Buffer][] = [
    ['UTF-8 with a byte order mark', marked('utf8')],
    ['UTF-16 LE', marked('utf16le')],
    ['UTF-16 BE', marked('utf16be')],
    ['UTF-16 LE without a byte order mark', bare('utf16le')],
    ['UTF-16 BE without a byte order mark', bare('utf16be')],
    ['UTF-8 with CR LF', (text) => Buffer.from(text.replaceAll('\n', '\r\n'))],
  ];
  const lists = ['bitwarden.json', 'chrome.csv', 'keepass-2.xml', 'keepassxc.csv', 'lastpass.csv'];

  it.each(encodings)('in %s', async (_, encode) => {
    for (const name of lists) {
      const text = readSample(name).toString();
      expect(await read(encode(text))).toMatchObject(samples[name]!);
    }
  });

  it('in Windows-1252, which the report says', async () => {
    for (const name of ['lastpass.csv', '1password.json']) {
      const { source, drafts, report } = samples[name]!;
      const text = readSample(name).toString().replace('✓', 'é').replaceAll('hunter2', 'hüntér€2');
      const expected = JSON.parse(JSON.stringify(drafts).replaceAll('hunter2', 'hüntér€2')) as string[][];
      const found = await read(iconv.encode(text, 'windows-1252'));
      expect(found.drafts).toEqual(expected);
      expect(found.report).toEqual([
        [
          source,
          expect.stringMatching(
            /^Some lines of this file aren’t in UTF-8, so they were read as Windows-1252\./,
          ),
        ],
        ...report,
      ]);
    }
  });

  it('in Windows-1252 in one line and UTF-8 in the others', async () => {
    const list = Buffer.concat([
      Buffer.from('name,url,username,password\nMüller,https://a.example,é,pü1\n'),
      iconv.encode('Café,https://b.example,é,pü2\n', 'windows-1252'),
    ]);
    const texts = (await read(list)).drafts.map((draft) => draft.join('\n'));
    expect(texts).toEqual([expect.stringMatching(/Müller[^]*pü1/), expect.stringMatching(/Café[^]*pü2/)]);
  });

  it.each([';', '\t'])('separated by “%s”, as a spreadsheet saves it', async (by) => {
    const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
    for (const name of ['chrome.csv', 'firefox.csv', 'lastpass.csv', 'nordpass.csv', 'proton-pass.csv']) {
      const rows = parse(readSample(name)).map((row) => row.map(quoted).join(by));
      expect(await read(Buffer.from(`sep=${by}\r\n${rows.join('\r\n')}`))).toMatchObject(samples[name]!);
    }
  });
});

describe('a ZIP', () => {
  const BITWARDEN_BANK = 'aa6874e0-c259-41fa-8a18-afa200cf3f3a';

  /** The files of the drafts, unpacked as a browser does it. */
  async function unpack(zip: Buffer) {
    const { drafts } = await parseExport(zip);
    return drafts.flatMap(({ description, files = [] }) =>
      files.map(({ name, offset, packedBytes, isCompressed, unpackedBytes, crc32: checksum }) => {
        const packed = zip.subarray(offset, offset + packedBytes);
        const content = isCompressed ? inflateRawSync(packed) : packed;
        expect([content.length, crc32(content)]).toEqual([unpackedBytes, checksum]);
        return [description, name, content.toString()];
      }),
    );
  }

  it('of Bitwarden has its entries’ files', async () => {
    const zip = await pack({
      'data.json': readSample('bitwarden.json'),
      [`attachments/${BITWARDEN_BANK}/contract.pdf`]: 'contract '.repeat(20),
      [`attachments/${BITWARDEN_BANK}/passwords.csv`]: 'x',
      [`attachments/${BITWARDEN_BANK}/empty.txt`]: '',
      'attachments/gone/lost.txt': 'x',
    });
    expect(await unpack(zip)).toEqual([
      ['Bank', 'contract.pdf', 'contract '.repeat(20)],
      ['Bank', 'passwords.csv', 'x'],
    ]);
    const { drafts } = samples['bitwarden.json']!;
    expect(await read(zip)).toEqual({
      source: 'Bitwarden',
      entryCount: drafts.length,
      drafts,
      report: [
        ['attachments/gone/lost.txt', 'It isn’t attached to an entry.'],
        ['Bank', 'Not imported: the file “empty.txt”, which is empty, 1 passkey, 1 old password.'],
      ],
    });
  });

  it('names the files that a LeaveBit can’t hold', async () => {
    const many = Array.from({ length: 6 }, (_, at) => [`attachments/${BITWARDEN_BANK}/${at}.txt`, 'x']);
    const zip = await pack({
      'data.json': readSample('bitwarden.json'),
      ...Object.fromEntries(many),
      [`attachments/${BITWARDEN_BANK}/film.mp4`]: Buffer.alloc(limits.formFileBytes + 1),
    });
    expect((await unpack(zip)).map(([, name]) => name)).toEqual([
      '0.txt',
      '1.txt',
      '2.txt',
      '3.txt',
      '4.txt',
    ]);
    expect((await read(zip)).report).toEqual([
      [
        'Bank',
        'Not imported: the file “5.txt”, because a LeaveBit is saved with up to 5 files, the file “film.mp4”, which is larger than 20 MB, 1 passkey, 1 old password.',
      ],
    ]);
  });

  it('of 1Password has them, too', async () => {
    const zip = await pack({
      'export.attributes': '{}',
      'export.data': readSample('1password.json'),
      'files/d1__contract.pdf': 'contract',
      'files/d2__will.pdf': 'all to Lena',
      'files/ann.png': 'x',
    });
    expect(await unpack(zip)).toEqual([
      ['Bank', 'contract.pdf', 'contract'],
      ['Will', 'will.pdf', 'all to Lena'],
    ]);
    expect((await read(zip)).report).toEqual([
      ['Bank', 'Not imported: the link “see also” to another entry, 1 old password.'],
      ['Will', 'Not imported: its archived status.'],
    ]);
  });

  it('and of Proton Pass', async () => {
    const data = readSample('proton-pass.json');
    const file = 'Proton Pass/files/contract.abc123.pdf';
    const zip = await pack({ 'Proton Pass/data.json': data, [file]: 'contract' });
    expect(await unpack(zip)).toEqual([['Bank', 'contract.abc123.pdf', 'contract']]);
    expect((await read(zip)).drafts).toEqual(samples['proton-pass.json']!.drafts);
  });

  it('that somebody has packed is read, also on a Mac', async () => {
    const zip = await pack({
      'Passwords/Passwords.csv': readSample('apple-passwords.csv'),
      '__MACOSX/Passwords/._Passwords.csv': 'x',
      'Passwords/.DS_Store': 'x',
    });
    const expected = samples['apple-passwords.csv']!;
    expect(await read(zip)).toEqual({ ...expected, entryCount: expected.drafts.length });
  });

  it('with lists of several programs names the rows by their lists', async () => {
    const chrome = 'name,url,username,password\nBank,,ann,pw\nMail,ann\n';
    const zip = await pack({ 'a.csv': chrome, 'b.csv': readSample('edge.csv'), 'c.json': '{}' });
    expect(await read(zip)).toMatchObject({
      source: 'Chrome or Edge',
      entryCount: 3,
      report: [
        ['c.json', 'We can’t read this file.'],
        ['a.csv, line 3', expect.stringMatching(/^It has 2 values/)],
      ],
    });
  });
});

describe('of 1Password', () => {
  it('entries that are nested, as in earlier versions, are the same', async () => {
    const data = JSON.parse(readSample('1password.json').toString()) as {
      accounts: { vaults: { items: unknown[] }[] }[];
    };
    const [vault] = data.accounts[0]!.vaults;
    vault!.items = vault!.items.map((item) => ({ item }));
    expect(await read(Buffer.from(JSON.stringify(data)))).toMatchObject(samples['1password.json']!);
  });

  it('several vaults are named', async () => {
    const vault = (name: string) => ({ attrs: { name }, items: [{ overview: { title: `In ${name}` } }] });
    const data = { accounts: [{ vaults: [vault('Personal'), vault('Family')] }] };
    expect((await read(Buffer.from(JSON.stringify(data)))).drafts).toEqual([
      ['In Personal', 'Vault: Personal'],
      ['In Family', 'Vault: Family'],
    ]);
  });
});

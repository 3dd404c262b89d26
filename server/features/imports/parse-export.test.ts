import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { limits } from '#shared/domain/limits.ts';
import { removeUnstorableCharacters } from '#shared/domain/text.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';
import { parseExport } from './parse-export.ts';

const read = (text: string) => parseExport(Buffer.from(text));
const readJson = (value: unknown) => read(JSON.stringify(value));

function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { compress: text.length > 1000 });
  zip.end();
  return buffer(zip.outputStream);
}

const onePassword = {
  accounts: [
    {
      attrs: { accountName: 'Ann' },
      vaults: [
        {
          attrs: { name: 'Personal' },
          items: [
            {
              overview: {
                title: 'Bank',
                url: 'https://bank.example',
                urls: [{ label: '', url: 'https://bank.example' }],
              },
              details: {
                loginFields: [
                  { value: 'ann', name: 'user', designation: 'username' },
                  { value: 'p<ss"word,', name: 'pass', designation: 'password' },
                ],
                notesPlain: 'Ask for Mr. Hill.',
                sections: [
                  {
                    title: 'More',
                    fields: [
                      { title: 'PIN', value: { concealed: '0042' } },
                      { title: 'Valid until', value: { monthYear: 203012 } },
                      { title: 'Opened', value: { date: 1_700_000_000 } },
                      {
                        title: 'Address',
                        value: { address: { street: 'Main 1', city: 'Bern', zip: '3000' } },
                      },
                      { title: 'Contract', value: { file: { fileName: 'c.pdf' } } },
                    ],
                  },
                ],
                passwordHistory: [{ value: 'old' }, { value: 'older' }],
              },
            },
            { overview: { title: 'Will' }, details: { documentAttributes: { fileName: 'will.pdf' } } },
          ],
        },
      ],
    },
  ],
};

const bankText = [
  'User name: ann',
  'Password: p<ss"word,',
  'Website: https://bank.example',
  'PIN: 0042',
  'Valid until: 12/2030',
  'Opened: 2023-11-14',
  'Address: Main 1, Bern, 3000',
  '',
  'Ask for Mr. Hill.',
].join('\n');

const onePasswordAnswer = {
  source: '1Password',
  entryCount: 2,
  drafts: [
    { description: 'Bank', infoFields: bankText },
    { description: 'Will', infoFields: '' },
  ],
  report: [
    { subject: 'Bank', reason: 'Not imported: the file “Contract”, 2 old passwords.' },
    { subject: 'Will', reason: 'Not imported: the file “will.pdf”.' },
  ],
};

describe('an export', () => {
  it('of Bitwarden as JSON becomes drafts', async () => {
    expect(
      await readJson({
        encrypted: false,
        folders: [],
        items: [
          {
            type: 1,
            name: 'Mail',
            notes: 'two\nlines',
            fields: [{ name: 'PIN', value: '1234', type: 1 }],
            login: {
              username: 'ann@example.org',
              password: ' secret ',
              totp: null,
              uris: [{ match: null, uri: 'https://mail.example' }, { uri: 'https://m.example' }],
              fido2Credentials: [{ keyId: 'x' }],
            },
            passwordHistory: [{ password: 'old' }],
          },
          {
            type: 3,
            name: 'Card',
            card: { cardholderName: 'Ann', number: '4111', expMonth: '7', expYear: 2031 },
          },
          {
            type: 4,
            name: 'Me',
            identity: { firstName: 'Ann', lastName: 'Hill', city: 'Bern', postalCode: '3000' },
          },
          { type: 2, name: null, notes: '' },
        ],
      }),
    ).toEqual({
      source: 'Bitwarden',
      entryCount: 4,
      drafts: [
        {
          description: 'Mail',
          infoFields:
            'User name: ann@example.org\nPassword:  secret \nWebsite: https://mail.example\nWebsite 2: https://m.example\nPIN: 1234\n\ntwo\nlines',
        },
        { description: 'Card', infoFields: 'Name on the card: Ann\nCard number: 4111\nValid until: 7/2031' },
        { description: 'Me', infoFields: 'Name: Ann Hill\nAddress: 3000 Bern' },
      ],
      report: [
        { subject: 'Mail', reason: 'Not imported: 1 passkey, 1 old password.' },
        { subject: 'Entry without a name', reason: 'It’s empty.' },
      ],
    });
  });

  it('of Bitwarden as CSV becomes drafts', async () => {
    const csv =
      '\ufefffolder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp\r\n' +
      ',,login,"Bank, main","a ""note""\nin two lines","PIN: 12\nplain",0,"https://a.example,https://b.example",ann,"p,w",\r\n';
    expect(await read(csv)).toEqual({
      source: 'Bitwarden',
      entryCount: 1,
      drafts: [
        {
          description: 'Bank, main',
          infoFields:
            'User name: ann\nPassword: p,w\nWebsite: https://a.example, https://b.example\nPIN: 12\nField: plain\n\na "note"\nin two lines',
        },
      ],
      report: [],
    });
  });

  it('of 1Password as CSV becomes drafts', async () => {
    const csv =
      'Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes,Member\nBank,https://b.example,ann,pw,,false,false,,hello,77\n';
    expect((await read(csv)).drafts).toEqual([
      {
        description: 'Bank',
        infoFields: 'User name: ann\nPassword: pw\nWebsite: https://b.example\nMember: 77\n\nhello',
      },
    ]);
  });

  it('of 1Password becomes drafts, packed or not', async () => {
    expect(await readJson(onePassword)).toEqual(onePasswordAnswer);
    const packed = await zipOf({ 'export.data': JSON.stringify(onePassword) });
    expect(await parseExport(packed)).toEqual(onePasswordAnswer);
  });

  it('reports what an account cannot hold', async () => {
    const items = Array.from({ length: limits.leavebitsPerOwner + 2 }, (_, n) => ({
      name: `Entry ${n}`,
      notes: 'x',
    }));
    items[0] = { name: 'Novel', notes: 'x'.repeat(limits.infoFieldsLength + 1) };
    const { drafts, report } = await readJson({ items });
    expect(drafts).toHaveLength(limits.leavebitsPerOwner);
    expect(report.map(({ subject }) => subject)).toEqual(['Novel', `Entry ${limits.leavebitsPerOwner + 1}`]);
  });

  it('keeps a name that is too long for a headline in the text', async () => {
    const name = `${'long '.repeat(200)}end`;
    const [draft] = (await readJson({ items: [{ name, notes: 'x' }] })).drafts;
    expect(draft!.description).toHaveLength(limits.descriptionLength);
    expect(draft!.infoFields).toBe(`${name}\n\nx`);
  });
});

describe('a file that is no export is refused with a sentence that helps', () => {
  const tooMuch = JSON.stringify({ items: [{ notes: 'x'.repeat(importLimits.entriesBytes) }] });
  const many = Object.fromEntries(
    Array.from({ length: importLimits.zipEntries + 1 }, (_, at) => [`${at}`, '']),
  );
  const nested = (depth: number) =>
    `<KeePassFile>${'<Group>'.repeat(depth)}${'</Group>'.repeat(depth)}</KeePassFile>`;
  const entities = `<!DOCTYPE pwlist [<!ENTITY a "${'x'.repeat(100)}">]><pwlist><pwentry><title>&a;</title></pwentry></pwlist>`;
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['nothing', () => Buffer.alloc(0), /empty/],
    ['a picture', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /can’t read/],
    ['bytes that begin as text', () => Buffer.from('name\x00\xff\x01', 'latin1'), /can’t read/],
    ['half a letter in UTF-16', () => Buffer.from([0xff, 0xfe, 0x41]), /can’t read/],
    ['an unknown list', () => Buffer.from('a,b\n1,2\n'), /don’t recognize/],
    ['an open quote', () => Buffer.from('title,password\n"open,1\n'), /near line [23]/],
    ['an open quote in the first line', () => Buffer.from('title,"password\n1,2\n'), /don’t recognize/],
    ['a list with a heading only', () => Buffer.from('title,password\n'), /no entries/],
    ['an export of nothing', () => Buffer.from('{"items": []}'), /no entries/],
    ['half an object', () => Buffer.from('{"items": ['), /damaged/],
    ['another object', () => Buffer.from('{"a": 1}'), /can’t read/],
    ['vaults of another kind', () => Buffer.from('{"vaults": 1}'), /no entries/],
    ['a protected export', () => Buffer.from('{"encrypted": true, "data": "x"}'), /password-protected/],
    ['another ZIP', () => zipOf({ 'a.txt': 'x' }), /unzip it/],
    ['half a ZIP', async () => (await zipOf({ 'export.data': '{}' })).subarray(0, 40), /damaged/],
    ['too much', () => Buffer.from(tooMuch), /too much/],
    ['too much in a ZIP', () => zipOf({ 'export.data': tooMuch }), /too much/],
    [
      'too much in many lists',
      () => zipOf({ 'a.json': tooMuch.slice(100), 'b.json': 'x'.repeat(200) }),
      /too much/,
    ],
    ['a ZIP with too many files', () => zipOf(many), /too many files/],
    [
      'a ZIP with too many lists',
      () =>
        zipOf(
          Object.fromEntries(
            Object.entries(many)
              .slice(0, 21)
              .map(([name]) => [`${name}.csv`, 'x']),
          ),
        ),
      /too many files/,
    ],
    ['lists that are all unknown', () => zipOf({ 'a.csv': 'a,b\n1,2\n', 'b.csv': 'c' }), /don’t recognize/],
    ['a protected export of Proton Pass', () => zipOf({ 'Proton Pass/data.pgp': 'x' }), /password-protected/],
    ['a message of PGP', () => Buffer.from('-----BEGIN PGP MESSAGE-----\n'), /password-protected/],
    [
      'a protected export of Dashlane',
      () => Buffer.from('---------- Dashlane Secured Export ------\n'),
      /password-protected/,
    ],
    ['a database of KeePass', () => Buffer.from('03d9a29a67fb4bb501000300', 'hex'), /KeePass database/],
    ['a workbook', () => zipOf({ 'xl/workbook.xml': '<workbook/>' }), /spreadsheet/],
    ['a workbook of LibreOffice', () => zipOf({ 'META-INF/manifest.xml': '<a/>' }), /spreadsheet/],
    ['a workbook of earlier versions', () => Buffer.from('d0cf11e0a1b11ae1ff00', 'hex'), /spreadsheet/],
    ['a web page', () => Buffer.from('\n<!DOCTYPE html><html></html>'), /web page/],
    ['other XML', () => Buffer.from('<a/>'), /can’t read/],
    ['half an XML', () => Buffer.from('<pwlist>\n<pwentry>'), /damaged or incomplete near line 2/],
    ['XML that is nested deeply', () => Buffer.from(nested(100_000)), /damaged/],
    ['entities of its own', () => Buffer.from(entities), /damaged/],
  ])('%s', async (_, bytes, sentence) => {
    const refusal: unknown = await parseExport(await bytes()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DomainError);
    expect((refusal as Error).message).toMatch(sentence);
  });

  it('but XML as deep as somebody’s groups are is read', async () => {
    const depth = 1000;
    const entry = '<Entry><String><Key>Title</Key><Value>Deep</Value></String></Entry>';
    const groups = `${'<Group><Name>g</Name>'.repeat(depth)}${entry}${'</Group>'.repeat(depth)}`;
    const { drafts } = await read(`<KeePassFile><Root>${groups}</Root></KeePassFile>`);
    expect(drafts[0]!.infoFields).toBe(
      `Folder: ${Array(depth - 1)
        .fill('g')
        .join('/')}`,
    );
  });
});

it.each([',', ';'])(
  'a list with the columns that a rejection names is read, separated by “%s”',
  async (by) => {
    const german = ['Titel', 'Website', 'Benutzername', 'Kennwort', 'Notizen'].join(by);
    const refusal: unknown = await read(`${german}\n`).catch((error: unknown) => error);
    const columns = /must name the columns: (.*)\.$/.exec((refusal as Error).message)![1]!.split(', ');
    const own = [columns, ['Bank', 'https://b.example', 'ann', 'pw', 'a note']];
    const { drafts, report } = await read(own.map((row) => row.join(by)).join('\n'));
    expect(drafts).toEqual([
      {
        description: 'Bank',
        infoFields: 'User name: ann\nPassword: pw\nWebsite: https://b.example\n\na note',
      },
    ]);
    expect(report).toEqual([]);
  },
);

it('a row that doesn’t fit is named with the file of a ZIP that has it', async () => {
  const header = 'name,url,username,password';
  const { report } = await parseExport(
    await zipOf({
      'a.csv': `${header}\nBank,,ann,pw\nLena’s Shop,https://s.example,eve,p,w`,
      'b.csv': `${header}\nMail,,ann,pw\n`,
    }),
  );
  expect(report.map(({ subject }) => subject)).toEqual(['a.csv, line 3: Lena’s Shop']);
});

describe('whatever it holds', () => {
  const strange = fc.dictionary(
    fc.constantFrom(
      'name',
      'notes',
      'login',
      'fields',
      'card',
      'overview',
      'details',
      'vaults',
      'items',
      'uris',
      'data',
      'content',
      'extraFields',
      'item',
    ),
    fc.jsonValue(),
  );

  it('an object is read or refused, and never breaks the reader', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('items', 'accounts', 'vaults'),
        fc.array(fc.oneof(strange, fc.jsonValue())),
        async (name, list) => {
          const { drafts } = await readJson({ [name]: name === 'vaults' ? { ...list } : list }).catch(
            (error: unknown) => {
              if (error instanceof DomainError && /no entries/.test(error.message)) return { drafts: [] };
              throw error;
            },
          );
          for (const { description, infoFields } of drafts) {
            expect(description.length).toBeLessThanOrEqual(limits.descriptionLength);
            expect(infoFields.length).toBeLessThanOrEqual(limits.infoFieldsLength);
          }
        },
      ),
    );
  });

  it('a list gives back each value, letter by letter', async () => {
    const value = fc.string({ unit: 'binary' }).filter((text) => text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 5 }), async (entries) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const rows = entries.map(([user, password]) => `Entry,${quoted(user)},${quoted(password)}`);
        const { drafts } = await read(['title,username,password', ...rows].join('\n'));
        expect(drafts.map(({ infoFields }) => infoFields)).toEqual(
          entries.map(([user, password]) =>
            removeUnstorableCharacters(`User name: ${user}\nPassword: ${password}`),
          ),
        );
      }),
    );
  });
});

it('an export is told what of it no draft takes', async () => {
  const login = { type: 1, login: { username: 'anna' } };
  const bitwarden = await readJson({
    folders: [{ id: 'f', name: 'Bank' }],
    items: [
      null,
      42,
      { ...login, name: 'Mail', folderId: 'f' },
      { ...login, name: 'Old', deletedDate: '2026-01-01T00:00:00Z' },
    ],
  });
  expect(bitwarden.drafts).toEqual([
    { description: 'Mail', infoFields: 'User name: anna\nFolder: Bank' },
    { description: 'Old', infoFields: 'User name: anna' },
  ]);
  expect(bitwarden.report).toEqual([
    { subject: 'Bitwarden', reason: '2 entries couldn’t be read.', isAboutFile: true },
    { subject: 'Old', reason: 'Not imported: its place in the trash.' },
  ]);
  const value = { sshKey: { privateKey: 'PRIV', metadata: { privateKey: 'PRIV', publicKey: 'PUB' } } };
  const onePassword = await readJson({
    accounts: [
      {
        vaults: [
          {
            items: [
              {
                state: 'archived',
                overview: { title: 'Server', tags: ['work'] },
                details: { sections: [{ title: 'Key', fields: [{ title: 'private key', value }] }] },
              },
            ],
          },
          { items: [7] },
        ],
      },
    ],
  });
  expect(onePassword.drafts).toEqual([
    { description: 'Server', infoFields: 'private key: PRIV\nTags: work' },
  ]);
  expect(onePassword.report.map(({ reason }) => reason)).toEqual([
    '1 entry couldn’t be read.',
    'Not imported: its archived status.',
  ]);
});

describe('an export with more than can be read', () => {
  it('is read up to its 5,000th entry, and the report counts all of the others', async () => {
    const { drafts, report } = await readJson({ items: Array.from({ length: 9211 }, () => ({})) });
    expect(drafts).toEqual([]);
    expect(report[0]).toEqual({
      subject: 'Bitwarden',
      reason: 'Only the first 5,000 of 9,211 entries were read. Please export fewer entries at a time.',
      isAboutFile: true,
    });
    expect(report).toHaveLength(importLimits.reportRows + 2);
    expect(report.at(-1)).toEqual({ subject: 'And 9,011 more entries', reason: 'Not imported.' });
  });

  it('counts the same for a list, and for 1Password', async () => {
    const rows = Array.from({ length: 5001 }, (_, at) => `Entry ${at},ann,secret`);
    const list = await read(['title,username,password', ...rows].join('\n'));
    const item = { overview: { title: 'Bank' } };
    const vault = await readJson({
      accounts: [{ vaults: [{ items: Array.from({ length: 5001 }, () => item) }] }],
    });
    for (const { drafts, report } of [list, vault]) {
      expect(drafts).toHaveLength(limits.leavebitsPerOwner);
      expect(report[0]!.reason).toMatch(/^Only the first 5,000 of 5,001 entries were read\./);
      expect(report.at(-1)).toEqual({ subject: 'And 3,801 more entries', reason: 'Not imported.' });
    }
  });

  it('names ten parts of an entry that were not taken, and counts the others', async () => {
    const fields = Array.from({ length: 12 }, (_, at) => ({ title: `Scan ${at}`, value: { file: {} } }));
    const { report } = await readJson({
      accounts: [
        { vaults: [{ items: [{ overview: { title: 'Will' }, details: { sections: [{ fields }] } }] }] },
      ],
    });
    expect(report).toEqual([
      { subject: 'Will', reason: expect.stringMatching(/Scan 9” and 2 more\.$/) as string },
    ]);
  });

  it('a list with thousands of columns is none that we know', async () => {
    await expect(read(`${'a,'.repeat(1000)}\nb`)).rejects.toThrow(/don’t recognize this kind of list/);
  });
});

it('fields are taken whatever their names are', async () => {
  const field = (key: string) => `<String><Key>${key}</Key><Value>v</Value></String>`;
  const entry = `<Entry>${['Title', 'constructor', '__proto__'].map(field).join('')}</Entry>`;
  const keePass = await read(`<KeePassFile><Root><Group>${entry}</Group></Root></KeePassFile>`);
  expect(keePass.drafts).toEqual([{ description: 'v', infoFields: 'constructor: v\n__proto__: v' }]);
  const content = JSON.parse('{"constructor": "v", "password": "p"}') as object;
  const protonPass = await readJson({ vaults: { a: { items: [{ data: { metadata: {}, content } }] } } });
  expect(protonPass.drafts[0]!.infoFields).toBe('Password: p\nConstructor: v');
  const loginFields = [{ designation: 'constructor', name: 'n', value: 'v' }];
  const onePassword = await readJson({ accounts: [{ vaults: [{ items: [{ details: { loginFields } }] }] }] });
  expect(onePassword.drafts[0]!.infoFields).toBe('n: v');
});

it('an entry without a name is named by its line, and lost spaces are named', async () => {
  const { drafts, report } = await read(
    'name,url,username,password\n,,,"pw "\n,,,\n,,,"p\u0007w"\n,,"x",' + '"'.repeat(2) + '\n',
  );
  expect(drafts.map(({ infoFields }) => infoFields)).toEqual([
    'Password: pw ',
    'Password: pw',
    'User name: x',
  ]);
  expect(report).toEqual([
    { subject: 'Entry without a name, line 2', reason: 'The spaces at its end get lost when you save it.' },
    { subject: 'Entry without a name, line 4', reason: 'Invisible control characters were removed from it.' },
  ]);
});

it('control characters are removed, and the report names the entry', async () => {
  const { drafts, report } = await read('title,username,password\nBank,a\u0007nn,"one\vtwo"\n');
  expect(drafts).toEqual([{ description: 'Bank', infoFields: 'User name: ann\nPassword: one\ntwo' }]);
  expect(report).toEqual([{ subject: 'Bank', reason: 'Invisible control characters were removed from it.' }]);
});

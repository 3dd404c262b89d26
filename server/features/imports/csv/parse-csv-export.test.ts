import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importLimits } from '#server/limits.ts';
import { parseCsvExport } from './parse-csv-export.ts';
import { readRows } from './read-rows.ts';

const HEADER = 'name,url,username,password,note';

/** The entries of a list as "title: password / note", and what was left out. */
function read(csv: string) {
  const { source, entries, skipped = [], unread } = parseCsvExport(csv);
  return {
    source,
    entries: entries.map(({ title, lines, notes }) => {
      const password = lines.find(([label]) => label === 'Password')?.[1];
      return `${title}: ${password}${notes && ` / ${notes}`}`;
    }),
    skipped: skipped.map(({ subject, reason }) => `${subject}: ${reason}`),
    unread,
  };
}

const BANK = 'Bank,https://b.example,ann,pw1,a note';
const MAIL = 'Mail,https://m.example,bob,pw2,';

describe('a row that doesn’t fit is left out, and named by its line and its name', () => {
  it.each<[string, string[], string[], string[]]>([
    [
      'an unquoted comma in a password',
      [BANK, 'Shop,https://s.example,eve,p,w1,a note', MAIL],
      ['Bank: pw1 / a note', 'Mail: pw2'],
      ['Line 3: Shop: It has 6 values for 5 columns. A value with a comma must be in quotation marks.'],
    ],
    [
      'an unquoted line break in a note',
      [BANK, 'Shop,https://s.example,eve,pw', 'second line', MAIL],
      ['Bank: pw1 / a note', 'Mail: pw2'],
      [
        'Line 3: Shop: It has 4 values for 5 columns. A value with a line break must be in quotation marks.',
        'Line 4: It has 1 value for 5 columns. A value with a line break must be in quotation marks.',
      ],
    ],
    [
      'a quotation mark that isn’t closed',
      [BANK, 'Shop,https://s.example,eve,"pw,', MAIL, 'Club,https://c.example,ann,pw3,'],
      ['Bank: pw1 / a note', 'Mail: pw2', 'Club: pw3'],
      ['Line 3: Shop: Its quotation marks don’t match.'],
    ],
    [
      'one that isn’t closed before a quoted value',
      [BANK, 'Shop,https://s.example,eve,"pw,', 'Mail,https://m.example,bob,"p,w",'],
      ['Bank: pw1 / a note', 'Mail: p,w'],
      ['Line 3: Shop: Its quotation marks don’t match.'],
    ],
    [
      'a quotation mark in an unquoted value',
      [BANK, 'Shop,https://s.example,eve,p"w,', MAIL],
      ['Bank: pw1 / a note', 'Mail: pw2'],
      ['Line 3: Shop: Its quotation marks don’t match.'],
    ],
    [
      'text after a quoted value',
      [BANK, 'Shop,https://s.example,eve,"p"w,', MAIL],
      ['Bank: pw1 / a note', 'Mail: pw2'],
      ['Line 3: Shop: Its quotation marks don’t match.'],
    ],
    [
      'a row of the wrong length over several lines',
      [BANK, 'Shop,https://s.example,eve,p,w,"two', 'lines"', MAIL],
      ['Bank: pw1 / a note', 'Mail: pw2'],
      ['Lines 3 to 4: Shop: It has 6 values for 5 columns. A value with a comma must be in quotation marks.'],
    ],
    [
      'a row after values with line breaks and empty lines',
      ['Bank,https://b.example,ann,pw1,"two\nlines"', '', '', 'Shop,1'],
      ['Bank: pw1 / two\nlines'],
      ['Line 6: It has 2 values for 5 columns. A value with a line break must be in quotation marks.'],
    ],
  ])('%s', (_, rows, entries, skipped) => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const csv = [HEADER, ...rows].join('\n').replaceAll('\n', lineEnd) + lineEnd;
      const expected = entries.map((entry) => entry.replaceAll('\n', lineEnd));
      expect(read(csv)).toEqual({ source: 'Chrome or Edge', entries: expected, skipped, unread: 0 });
    }
  });

  it('but if no row fits, the list is rejected', () => {
    expect(() => read(`${HEADER}\na,b\n`)).toThrow(/near line 2\. It has 2 values for 5 columns\./);
  });

  it('and a list full of stray quotation marks isn’t read again and again', () => {
    const rows = Array.from({ length: importLimits.strayQuotes + 1 }, () => 'Shop,x,eve,p"w,');
    expect(() => read([HEADER, BANK, ...rows].join('\n'))).toThrow(/near line 103/);
  });

  it('and one after the 5,000th is counted', () => {
    const rows = Array.from({ length: importLimits.entries }, () => MAIL);
    expect(read([HEADER, ...rows, 'a,b', MAIL].join('\n'))).toMatchObject({ skipped: [], unread: 2 });
  });
});

describe('a row that doesn’t fit is named', () => {
  const ONE_PASSWORD = 'title,url,username,password,notes';
  const KEEPASSXC = '"Group","Title","Username","Password","URL","Notes"';
  const BITWARDEN = 'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password';
  const LASTPASS = 'url,username,password,extra,name,grouping';

  /** The subject of the row that doesn't fit, in the third line below one that does. */
  function readSubject(header: string, row: string): string | undefined {
    const width = header.split(',').length;
    return parseCsvExport(`${header}\nx${','.repeat(width - 1)}\n${row}\n`).skipped?.[0]?.subject;
  }

  it.each([
    ['by its title', ONE_PASSWORD, 'Shop,https://s.example,eve,p,w,', 'Shop'],
    ['by its title, without an address', ONE_PASSWORD, 'Alarm,,eve,p,w,', 'Alarm'],
    ['by its title, which ends early in Excel', KEEPASSXC, 'Root,Shop,eve,pw,https://s.example', 'Shop'],
    ['by its title, behind other columns', BITWARDEN, ',,login,Shop,,,0,https://s.example,eve,p,w', 'Shop'],
    ['by its title, if its values are quoted', HEADER, '"Shop","https://s.example","eve","p"w",""', 'Shop'],
    [
      'by its site, if the title comes after the password',
      LASTPASS,
      'https://www.s.example/,eve,p,w,,Shop,',
      's.example',
    ],
    ['by its site, if it has no title', HEADER, ',https://s.example,eve,p,w,', 's.example'],
  ])('%s', (_, header, row, name) => {
    expect(readSubject(header, row)).toBe(`Line 3: ${name}`);
  });

  it.each([
    ['the rest of a note', HEADER, 'hunter2'],
    ['the rest of a note above an empty column', `${HEADER},more`, 'hunter2,'],
    ['the rest of a note with commas', HEADER, 'hunter2,river,stone,moon,lamp,tree'],
    ['the rest of a password', HEADER, 'hunter2,a note'],
    ['a password before the title', 'password,name,url,username', 'hunter,2,,https://s.example,eve'],
    ['a password before the address', KEEPASSXC, 'Root,,eve,hunter,2,https://s.example,'],
    ['a stray mark before the address', HEADER, '"hunter"2,https://s.example,eve,pw,'],
    ['a list without addresses', 'title,username,password', 'hunter2,a,b,c'],
  ])('but not by %s', (_, header, row) => {
    expect(readSubject(header, row)).toBe('Line 3');
  });

  it('and never by a part of its password or note', () => {
    const secret = fc
      .array(fc.constantFrom('hunter', ',', '"', ' '), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const row = fc.tuple(
      fc.constantFrom('Shop,https://s.example', 'Shop,', ',https://s.example', ','),
      secret,
      secret,
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        const lines = rows.map(([start, password, note]) => `${start},eve,${password},${note}`);
        const { skipped = [] } = parseCsvExport([HEADER, BANK, ...lines].join('\n'));
        for (const { subject } of skipped)
          expect(subject).toMatch(/^Lines? [\d to]+(?:: (?:Shop|s\.example))?$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('line ends', () => {
  it.each([
    ['a header with CR LF above rows with LF', `${HEADER}\r\n${BANK}\n${MAIL}\n`],
    ['a header with LF above rows with CR LF', `${HEADER}\n${BANK}\r\n${MAIL}\r\n`],
    ['all three', `${HEADER}\r${BANK}\n${MAIL}\r\n`],
    ['no last one', `${HEADER}\n${BANK}\n${MAIL}`],
    ['empty lines and rows', `\n${HEADER}\n\n${BANK}\n,,,,\n  \n${MAIL}\n\n`],
  ])('%s', (_, csv) => {
    expect(read(csv)).toEqual({
      source: 'Chrome or Edge',
      entries: ['Bank: pw1 / a note', 'Mail: pw2'],
      skipped: [],
      unread: 0,
    });
  });
});

describe('separators', () => {
  const separated = (by: string) => [HEADER, BANK, MAIL].join('\n').replaceAll(',', by);
  it.each([
    ['a semicolon', separated(';')],
    ['a tab', separated('\t')],
    ['a declared semicolon', `sep=;\r\n${separated(';')}`],
    ['a declared tab', `sep=\t\n${separated('\t')}`],
    ['a quoted declaration', `"sep=;"\n${separated(';')}`],
    ['a declared vertical bar', `SEP=|\n${separated('|')}`],
    ['a declaration that is wrong', `sep=;\n${separated(',')}`],
  ])('%s', (_, csv) => {
    expect(read(csv)).toMatchObject({ entries: ['Bank: pw1 / a note', 'Mail: pw2'], skipped: [] });
  });

  it('lines are counted from a declaration', () => {
    expect(read(`sep=;\n${separated(';')}\na;b\n`).skipped).toEqual([
      'Line 5: It has 2 values for 5 columns. A value with a line break must be in quotation marks.',
    ]);
    expect(read(`sep=;\n${separated(';')}\na;b;c;d;e;f\n`).skipped[0]).toContain('with a semicolon');
  });
});

describe('columns', () => {
  const linesOf = (csv: string) => parseCsvExport(csv).entries[0]!.lines.filter(([, value]) => value !== '');

  it('two of the same name give both values', () => {
    expect(linesOf('Title,Username,Password,Password,Note,Note\nBank,ann,pw1,pw2,a,b\n')).toEqual([
      ['User name', 'ann'],
      ['Password', 'pw1'],
      ['Password 2', 'pw2'],
      ['Note', 'a'],
      ['Note', 'b'],
    ]);
    expect(linesOf('name,name,url,username,password\nBank,My bank,,ann,pw\n')[0]).toEqual([
      'Title',
      'My bank',
    ]);
    expect(parseCsvExport('name,url,username,password,note,note\nBank,,ann,pw,a,b\n').entries[0]!.notes).toBe(
      'a\n\nb',
    );
  });

  it('that we don’t know keep their names, and those without one are fields', () => {
    expect(linesOf('name,url,username,password, Mother’s Name ,\nBank,,ann,pw,Eve,77\n')).toEqual([
      ['User name', 'ann'],
      ['Password', 'pw'],
      ['Mother’s Name', 'Eve'],
      ['Field', '77'],
    ]);
  });

  it('are found whatever their case and order', () => {
    expect(read('Password,NAME, Username ,"URL"\npw,Bank,ann,\n')).toMatchObject({
      source: 'Chrome or Edge',
      entries: ['Bank: pw'],
    });
  });

  it('a NordPass value that isn’t JSON is taken as it is', () => {
    const csv =
      'name,url,additional_urls,username,password,note,cardholdername,cardnumber,type,custom_fields\n' +
      'Bank,https://b.example,https://c.example,ann,pw,,,,password,PIN 1234\n';
    expect(linesOf(csv)).toEqual([
      ['User name', 'ann'],
      ['Password', 'pw'],
      ['Website', 'https://b.example'],
      ['Website 2', 'https://c.example'],
      ['Fields', 'PIN 1234'],
    ]);
  });

  it('a Proton Pass card that isn’t JSON is taken as it is', () => {
    const csv =
      'type,name,url,username,password,note,totp,createTime,modifyTime\ncreditCard,Visa,,,,{"number": 4111,,1,2\n';
    expect(read(csv.replace('{"number": 4111', '"{""number"": 4111"')).entries).toEqual([
      'Visa: undefined / {"number": 4111',
    ]);
  });

  it('Dashlane’s earlier lists, with one user name, are recognized', () => {
    expect(read('username,title,password,note,url,category,otpSecret\nann,Bank,pw,,,,\n')).toMatchObject({
      source: 'Dashlane',
      entries: ['Bank: pw'],
    });
    expect(read('title,note,category\nDoor,front: 1234,Home\n').source).toBe('Dashlane');
  });

  it('a card’s month or year alone isn’t lost', () => {
    const header = 'type,account_name,account_holder,cc_number,expiration_month,expiration_year\n';
    const expiry = (row: string) => linesOf(header + row).find(([label]) => label === 'Valid until')?.[1];
    expect(expiry('payment_card,Ann,,4111,01,\n')).toBe('01');
    expect(expiry('payment_card,Ann,,4111,,2031\n')).toBe('2031');
  });
});

describe('whatever a list holds', () => {
  it('each quoted value is read letter by letter, whatever is in it', () => {
    const value = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(',', ';', '\t'),
        (pairs, by) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
          const rows = pairs.map(([user, password]) => ['x', '', user, password, ''].map(quoted).join(by));
          const { entries, skipped } = parseCsvExport([HEADER.replaceAll(',', by), ...rows].join('\n'));
          expect(skipped).toEqual([]);
          expect(entries.map(({ lines }) => lines.map(([, text]) => text))).toEqual(
            pairs.map((pair) => pair.filter((text) => text.trim() !== '')),
          );
        },
      ),
    );
  });

  it('every line is part of a row that is read, or is named', () => {
    const line = fc
      .array(fc.constantFrom('a', '"', ',', 'b'), { maxLength: 12 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const bytes = Buffer.from(['a,b,c', ...lines].join('\n'));
        const { rows, broken } = readRows(bytes, 0, 3, { delimiter: ',', escape: '"' });
        const read = rows.map(({ line: first, cells }) => {
          expect(cells).toHaveLength(3);
          return { first, last: first + cells.join('').split('\n').length - 1 };
        });
        const covered = [...read, ...broken.map((row) => row.lines)];
        const withLetters = lines.flatMap((text, index) => (/[ab]/.test(text) ? [index + 2] : []));
        const isCovered = (at: number) => covered.some(({ first, last }) => first <= at && at <= last);
        expect(withLetters.filter((at) => !isCovered(at))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

import fc from 'fast-check';

/** A body with its content type, as sent. */
export interface RawBody {
  type: string | null;
  bytes: Buffer;
  encoding?: string;
}

const EDGE = 'edge-of-the-form';
const TYPE = `multipart/form-data; boundary=${EDGE}`;

const part = (headers: string, content: string | Buffer) =>
  Buffer.concat([Buffer.from(`--${EDGE}\r\n${headers}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const field = (name: string, content: string) =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const file = (name: string, fileName: string, content: string | Buffer, type = 'image/png') =>
  part(
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}`,
    content,
  );
const end = Buffer.from(`--${EDGE}--\r\n`);

const names = fc.constantFrom(
  'description',
  'sharingEmails',
  'sharingConfig',
  'attachments',
  'files',
  'file',
  'seqno',
  'deletedFiles',
  '_csrf',
  '__proto__',
  'constructor',
  'a[b][c][d][e]',
  'a[999999999]',
  'a[]',
  'description[__proto__][x]',
  'sharingEmails[0]',
  'sharingEmails[]',
  '',
  'x'.repeat(500),
  '\u0000',
);
const contents = fc.constantFrom(
  '',
  'a@example.org',
  '["a@example.org"]',
  '[[[[',
  `${'['.repeat(5000)}`,
  '{"a@example.org":{"releaseType":"scheduled","scheduledDate":"0000-01-01T00:00:00Z"}}',
  '{"__proto__":{"releaseType":"always"}}',
  '\u0000',
  '\uFEFF',
  '-1',
  '1e999',
  'x'.repeat(300_000),
);
const fileNames = fc.constantFrom(
  'a.png',
  '../../etc/passwd',
  '..',
  '.',
  '',
  'CON',
  'a\u0000.png',
  `${'n'.repeat(5000)}.png`,
  '\u202Egnp.exe',
  'a\\',
  'a/b',
  '%00',
  '\ud83c\udf3b.pdf',
);

const parts = fc.oneof(
  fc.tuple(names, contents).map(([name, content]) => field(name, content)),
  fc
    .tuple(
      names,
      fileNames,
      contents,
      fc.constantFrom('image/png', 'text/html', 'a'.repeat(500), '', 'x/y; charset=\u0001'),
    )
    .map(([name, fileName, content, type]) => file(name, fileName, content, type)),
  fc.constantFrom(
    part('Content-Disposition: form-data', 'no name'),
    part('Content-Length: 999999\r\nContent-Disposition: form-data; name="a"', 'short'),
    part('Content-Disposition: form-data; name="attachments"; filename*=utf-8\'\'%FF%00', 'x'),
    part('Content-Transfer-Encoding: base64\r\nContent-Disposition: form-data; name="description"', '%%%'),
    part('X: '.padEnd(90_000, 'y'), 'large header'),
    part('', 'no header'),
  ),
);

/** Forms as an attacker would write them. */
export const hostileForm: fc.Arbitrary<RawBody> = fc.oneof(
  { weight: 5, arbitrary: fc.array(parts, { maxLength: 8 }).map((some) => form([...some, end])) },
  { weight: 1, arbitrary: fc.array(parts, { maxLength: 3 }).map(form) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      form([...Array.from({ length: 400 }, () => file('attachments', 'a.png', 'x')), end]),
      form([...Array.from({ length: 1500 }, (_, at) => field(`k${at}`, 'x')), end]),
      form([...Array.from({ length: 900 }, () => field('sharingEmails', 'a@example.org')), end]),
      form([file('attachments', 'a.png', Buffer.alloc(300_000, 1)).subarray(0, 200_000)]),
      { type: 'multipart/form-data', bytes: Buffer.concat([field('a', 'b'), end]) },
      { type: 'multipart/form-data; boundary=', bytes: Buffer.from('--\r\n') },
      { type: `multipart/form-data; boundary=${'b'.repeat(300)}`, bytes: Buffer.from('x') },
      { type: 'multipart/form-data; boundary="\u00ff"', bytes: Buffer.from('x') },
      { type: TYPE, bytes: Buffer.alloc(0) },
      { type: TYPE, bytes: Buffer.from('no form at all') },
      { type: TYPE, bytes: Buffer.from(`--${EDGE}\r\n`.repeat(3000)) },
      { type: 'multipart/mixed; boundary=x', bytes: Buffer.from('--x--') },
    ),
  },
);

function form(some: Buffer[]): RawBody {
  return { type: TYPE, bytes: Buffer.concat(some) };
}

/** A JSON body as a form: each field as text, or as JSON. */
export function encodeAsForm(body: unknown): RawBody {
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  const fields = entries.map(([name, value]) =>
    field(name.replace(/["\r\n]/g, ''), typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
  );
  return form([...fields, file('attachments', 'note.txt', 'hello', 'text/plain'), end]);
}

/** A form with nothing but a file. */
export const formWithFile = (name: string, fileName: string, content: string): RawBody =>
  form([file(name, fileName, content, 'text/csv'), end]);

const exportTexts = [
  'folder,favorite,type,name,notes,fields,reprompt,login_uri,login_username,login_password,login_totp\n,,login,Bank,,,0,https://x,u,p,\n',
  'Title,Url,Username,Password,OTPAuth,Favorite,Archived,Tags,Notes\nBank,https://x,u,p,,false,false,,\n',
  'name,password\n"unclosed,1\n',
  `${'a,'.repeat(50_000)}\n${'b,'.repeat(50_000)}\n`,
  `name\n${'x\n'.repeat(200_000)}`,
  'name,name,name\n__proto__,constructor,x\n',
  '\u0000'.repeat(1000),
  '\uFEFFname,notes\n=1+1,@x\n',
  '{"encrypted":false,"items":[{"type":1,"name":"Bank","login":{"uris":[{"uri":"x"}],"password":"p"}}]}',
  '{"encrypted":false,"items":[null,7,"x",[],{"type":"x"},{"type":1,"name":{},"login":[]}]}',
  '{"encrypted":false,"items":{"length":1e9}}',
  '{"encrypted":true}',
  '{"items":[{"name":"a","fields":[null,{"name":[],"value":{}}],"notes":7}]}',
  '{"items":'.repeat(20_000),
  '['.repeat(500_000),
];
const exportBytes = [
  ...exportTexts.map((text) => Buffer.from(text)),
  Buffer.from('PK\u0003\u0004'),
  Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(200_000, 0xff)]),
  Buffer.from('504b0506000000000100010000000000ffffffff0000', 'hex'),
  Buffer.from('504b05060000000000000000000000000000000000000', 'hex'),
];

/** Malformed exports of other programs, or ones crafted to be expensive. */
export const hostileExport: fc.Arbitrary<RawBody> = fc
  .tuple(
    fc.constantFrom(...exportBytes),
    fc.constantFrom('export.csv', 'export.json', 'export.1pux', '../x.zip'),
    fc.constantFrom('text/csv', 'application/zip', 'image/png'),
    fc.nat(200),
  )
  .map(([bytes, fileName, type, cut]) =>
    // A few are truncated at random.
    form([file('file', fileName, cut < 40 ? bytes.subarray(0, cut) : bytes, type), end]),
  );

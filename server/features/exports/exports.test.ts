import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { encodeEmail } from '#shared/domain/encoded-email.ts';
import { registerOwner, type Owner } from '../../../tests/support/visitor.ts';
import { exported, unzip, shareFiles } from '../../../tests/support/exports.ts';
import { ownerExport, recipientExport, type OwnerExport, type RecipientExport } from './format.ts';

const LENA = 'lena@example.org';
let app: TestApp;
let owner: Owner;
beforeAll(async () => {
  app = await startTestApp();
  owner = await registerOwner(app, 'olga@example.org');
});
afterAll(() => app[Symbol.asyncDispose]());
const forLena = `/api/account/export/${encodeEmail(LENA)}`;

describe('an export', () => {
  it('holds a page, the data in its documented shape, and every byte of every file', async () => {
    const bytes = Buffer.from(Array.from({ length: 700_001 }, (_, index) => index % 251));
    await shareFiles(owner, {
      description: 'For / Lena',
      infoFields: 'The key is under the stone',
      config: { [LENA]: { releaseType: 'scheduled', scheduledDate: '2040-03-01T09:00:00.000Z' } },
      files: { 'film.bin': bytes, 'empty.txt': Buffer.alloc(0) },
    });
    const answer = await exported(app, owner, '/api/account/export');
    expect(answer.headers.get('Content-Type')).toBe('application/zip');
    expect(answer.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="LeaveBits \d{4}-\d\d-\d\d\.zip"$/,
    );
    const zip = await unzip(answer.body);
    expect([...zip.keys()]).toEqual([
      'index.html',
      'data.json',
      'files/For - Lena/film.bin',
      'files/For - Lena/empty.txt',
    ]);
    expect(Buffer.compare(zip.get('files/For - Lena/film.bin')!, bytes)).toBe(0);
    const data = JSON.parse(String(zip.get('data.json'))) as OwnerExport;
    expect(ownerExport.safeParse(data).error).toBeUndefined();
    expect(data.leavebits).toMatchObject([{ infoFields: 'The key is under the stone' }]);
    expect(data.activity!.entries.at(-1)).toMatchObject({ kind: 'exported' });
    expect(data.activity!.head.number).toBe(data.activity!.entries.length);
  });

  it('for a person holds what they would receive, and when it opens', async () => {
    const answer = await exported(app, owner, forLena);
    const zip = await unzip(answer.body);
    const data = JSON.parse(String(zip.get('data.json'))) as RecipientExport;
    expect(recipientExport.safeParse(data).error).toBeUndefined();
    expect(data.leavebits).toMatchObject([
      { opens: { when: 'on-date', date: '2040-03-01T09:00:00.000Z' }, isOpenNow: false },
    ]);
    expect(String(zip.get('index.html'))).toContain('Opens on March 1, 2040');
  });
});

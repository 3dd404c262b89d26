import { expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { messages } from '#shared/messages/owner-form/en.ts';
import { draftContent } from '#tests/support/drafts.ts';
import { messagesFrom } from '#tests/support/messages.ts';
import { createSecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { followSaved } from '#client/features/sealing/opened-leavebit.ts';
import { fromDraftContent, toDraftContent } from './draft-content.ts';
import { openDraft, sealDraft } from './sealed-drafts.ts';

const t = messagesFrom<'owner-form'>(messages);
const stored: Leavebit = {
  id: 1,
  description: 'For Lena',
  infoFields: '',
  attachments: ['1.age', '2.age'],
  sharingEmails: [],
  sharingConfig: {},
  seqno: 3,
  lastUpdate: '2031-01-01T00:00:00.000Z',
  sealed: true,
};
const file = (name: string) => ({ name, type: '', for: [] });
const opened = followSaved(stored, {
  infoFields: 'Dear Lena',
  names: { '1.age': file('will.pdf'), '2.age': file('debts.pdf') },
});

it('the draft of a sealed LeaveBit names no file, neither a chosen one nor one that is marked for deletion', async () => {
  const key = await createSecretKey();
  const typed = draftContent({ sealed: true, infoFields: 'Dear Le', deletedFiles: ['debts.pdf'] });
  const sealed = await sealDraft(typed, key.publicKey, opened);
  expect(sealed).toMatchObject({ deletedFiles: ['2.age'], fileNames: [] });
  expect(JSON.stringify(sealed)).not.toMatch(/debts|deed|Dear/);
  expect(await openDraft(sealed, { keys: [key], base: opened }, t)).toEqual({ ...typed, fileNames: [] });
  const untyped = { ...typed, infoFields: '' };
  const withoutText = await sealDraft(untyped, key.publicKey, opened);
  expect(await openDraft(withoutText, { keys: [key], base: opened }, t)).toEqual({
    ...untyped,
    fileNames: [],
  });
});

it('a draft can’t make the form send a sealed LeaveBit as it is, nor seal another one', () => {
  const draft = draftContent({ sealed: true, willSeal: false });
  expect(fromDraftContent(draft, stored).sealed).toBe(true);
  expect(fromDraftContent(draft, null).sealed).toBe(false);
  const { sealed: _, ...open } = stored;
  expect(fromDraftContent(draftContent({ sealed: true }), open).sealed).toBe(false);
});

it('a draft says for whom cards were made, and not which, until the form is saved', () => {
  const [lena, ben] = ['lena@example.org', 'ben@example.org'].map((email) => ({
    email,
    name: '',
    releaseType: 'always' as const,
    scheduledDate: '',
  }));
  const form = { ...fromDraftContent(draftContent({ sealed: true }), null), recipients: [lena!, ben!] };
  const nothing = { files: [], cards: [] };
  expect(toDraftContent(form, nothing)).not.toHaveProperty('cardsFor');
  const made = toDraftContent({ ...form, newCards: { [lena!.email]: 'age1…' } }, nothing);
  expect(made).toMatchObject({ cardsFor: [lena!.email] });
  expect(JSON.stringify(made)).not.toContain('age1');
  // They still have to be made again after another reload, as long as their people are recipients.
  const later = fromDraftContent(made, null);
  expect(later).toMatchObject({ newCards: {} });
  expect(toDraftContent(later, { files: [], cards: made.cardsFor! })).toEqual(made);
  const alone = { ...later, recipients: [ben!] };
  expect(toDraftContent(alone, { files: [], cards: made.cardsFor! })).not.toHaveProperty('cardsFor');
});

import { expect, it } from 'vitest';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { createSecretKey } from '#client/features/sealing/crypto/secret-keys.ts';
import { digestPublicKey } from '#client/features/sealing/digest-public-key.ts';
import { followSaved } from '#client/features/sealing/opened-leavebit.ts';
import { leavebitToFormValues } from '../form-values.ts';
import { sealValues } from './seal-values.ts';

const DEED = new File(['The deed'], 'deed.txt');

it('a file that arrived with a save whose response was lost isn’t sent a second time, unless it was marked for deletion since', async () => {
  const { publicKey } = await createSecretKey();
  const values = { ...leavebitToFormValues(null), sealed: true, files: [DEED] };
  const first = await sealValues(values, null, [publicKey]);
  const [name] = first.values.files.map((file) => file.name);
  const stored: Leavebit = {
    id: 1,
    description: 'For Lena',
    infoFields: '',
    attachments: [name!],
    sharingEmails: [],
    sharingConfig: {},
    seqno: 1,
    lastUpdate: '2031-01-01T00:00:00.000Z',
    sealed: true,
    sealedFor: [await digestPublicKey(publicKey)],
  };
  const saved = followSaved(stored, { infoFields: '', names: first.names });

  const again = await sealValues(values, saved, [publicKey]);
  expect(again).toMatchObject({ names: first.names, sealedNames: null, values: { files: [] } });

  const replaced = await sealValues({ ...values, deletedFiles: [DEED.name] }, saved, [publicKey]);
  const [successor] = replaced.values.files;
  expect(successor!.name).not.toBe(name);
  expect(replaced.values.deletedFiles).toEqual([name]);
  expect(replaced.names).toEqual({ [successor!.name]: first.names[name!] });
});

import { describe, expect, it } from 'vitest';
import { createAgeKey, sealText } from '#tests/support/sealing/age.ts';
import { DamagedSealError, WrongKeyError } from '#client/features/sealing/crypto/seal-errors.ts';
import { openSealed } from './open-sealed.ts';

const names = (known: Record<string, string>) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(known).map(([stored, name]) => [stored, { name, type: '', for: [] }])),
  );
const attachments = ['1.age', '2.age'];

describe('a sealed LeaveBit', () => {
  it('has its text and the real names of its files, and stored names where there is none', async () => {
    const card = await createAgeKey();
    const leavebit = {
      id: 1,
      infoFields: await sealText('Dear Lena', card),
      attachments: [...attachments, '__proto__'],
      sealedNames: await sealText(names({ '1.age': 'photo.jpg' }), card),
    };
    expect(await openSealed(leavebit, [card.identity])).toEqual({
      text: 'Dear Lena',
      files: [
        { storedName: '1.age', name: 'photo.jpg' },
        { storedName: '2.age', name: '2.age' },
        { storedName: '__proto__', name: '__proto__' },
      ],
    });
  });

  it('shows no name that is a path or reorders the line', async () => {
    const card = await createAgeKey();
    const sealedNames = await sealText(names({ '1.age': '../../etc/x\u202egpj.exe', '2.age': '..' }), card);
    const { files } = await openSealed({ id: 1, attachments, sealedNames }, [card.identity]);
    expect(files.map(({ name }) => name)).toEqual(['xgpj.exe', '2.age']);
  });

  it('can be read although its names can’t', async () => {
    const [card, other] = [await createAgeKey(), await createAgeKey()];
    const infoFields = await sealText('Dear Lena', card);
    const forOther = await sealText(names({ '1.age': 'photo.jpg' }), other);
    for (const sealedNames of [forOther, forOther.slice(0, 200), await sealText('[', card)]) {
      const { text, files } = await openSealed({ id: 1, infoFields, attachments, sealedNames }, [
        card.identity,
      ]);
      expect([text, files[0]!.name]).toEqual(['Dear Lena', '1.age']);
    }
  });

  it('tells a wrong key from damage, also without a text', async () => {
    const [card, other] = [await createAgeKey(), await createAgeKey()];
    const sealed = await sealText(names({}), card);
    for (const texts of [{ infoFields: sealed }, { sealedNames: sealed }]) {
      await expect(openSealed({ id: 1, ...texts }, [other.identity])).rejects.toBeInstanceOf(WrongKeyError);
      const cut = Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [field, text.slice(0, -80)]),
      );
      await expect(openSealed({ id: 1, ...cut }, [card.identity])).rejects.toBeInstanceOf(DamagedSealError);
    }
    expect(await openSealed({ id: 1 }, [card.identity])).toEqual({ text: '', files: [] });
  });
});

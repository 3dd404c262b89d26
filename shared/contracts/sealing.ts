import { z } from 'zod/mini';
import { limits } from '../domain/limits.ts';
import { boundedString } from './schema/bounded-schemas.ts';
import { defineEndpoint } from './schema/endpoint.ts';
import {
  ageRecipientSchema,
  encodedEmailSchema,
  orReauthenticationRequired,
  reauthenticationFields,
} from './schema/field-schemas.ts';

const publicKey = ageRecipientSchema;

const moment = z.iso.datetime();
const sealingKey = z.object({ publicKey: z.string(), wrappedKey: z.string() });

/** The owner's key for sealed LeaveBits. Null until it is set up. */
const sealing = z.object({
  publicKey: z.nullable(z.string()),
  wrappedKey: z.nullable(z.string()),
  setAt: z.nullable(moment),
  /** Earlier keys, and the current one under earlier passphrases. Latest first. */
  earlier: z.array(z.object({ ...sealingKey.shape, replacedAt: moment })),
});
export type Sealing = z.infer<typeof sealing>;

/** A recipient's card for sealed LeaveBits. Only they hold its secret key. */
const card = z.object({
  email: z.string(),
  publicKey: z.string(),
  setAt: moment,
  /** When someone last checked that the card works. */
  checkedAt: z.nullable(moment),
});
export type Card = z.infer<typeof card>;

export const sealingEndpoints = {
  read: defineEndpoint({ method: 'get', path: '/api/account/sealing', answer: sealing }),
  /**
   * Sets the key, or changes its passphrase if `publicKey` stays the same. `wrappedKey` is an armored age file with the secret
   * key, encrypted with the passphrase. Requires recent reauthentication.
   */
  save: defineEndpoint({
    method: 'put',
    path: '/api/account/sealing',
    body: z.object({
      publicKey,
      wrappedKey: boundedString(limits.wrappedKeyLength, { missing: 'Please send the wrapped key' }),
      ...reauthenticationFields,
    }),
    answer: orReauthenticationRequired(sealing),
    needsProof: true,
  }),
  cards: defineEndpoint({ method: 'get', path: '/api/people/cards', answer: z.array(card) }),
  /** Null removes the card. 404 for an address that is nobody to the owner. */
  setCard: defineEndpoint({
    method: 'put',
    path: '/api/people/:encodedEmail/card',
    params: z.object({ encodedEmail: encodedEmailSchema }),
    body: z.object({ publicKey: z.nullable(publicKey) }),
    answer: z.nullable(card),
  }),
  /** For anyone: whether a card belongs to any recipient. Says nothing else. The owner sees when it was checked. */
  checkCard: defineEndpoint({
    method: 'post',
    path: '/api/cards/check',
    body: z.object({ publicKey }),
    answer: z.object({ works: z.boolean() }),
  }),
};

import type { Page } from 'playwright-core';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { opaqueName, sealBytes, sealText, type AgeKey } from '../sealing/age.ts';
import { createSharedLeavebit } from './recipient-pages.ts';

export interface SealedLeavebitSeed {
  description: string;
  text: string;
  recipients: Record<string, object>;
  /** Under their real names. */
  files?: { name: string; bytes: Buffer }[];
  /** The keys that open it. */
  keys: AgeKey[];
  /** Changes what is sent for a file. */
  alter?: (sealed: Buffer) => Buffer;
}

/** Creates a sealed LeaveBit with the request that a signed-in owner's browser sends. @returns its id. */
export async function createSealedLeavebit(
  owner: Page,
  { description, text, recipients, files = [], keys, alter = (sealed) => sealed }: SealedLeavebitSeed,
): Promise<number> {
  const sealed = await Promise.all(
    files.map(async ({ name, bytes }, index) => ({
      name: opaqueName(index + 1),
      bytes: alter(await sealBytes(bytes, ...keys)),
      realName: name,
    })),
  );
  const publicKeys = keys.map(({ publicKey }) => publicKey);
  const names = sealed.map(({ name, realName }) => [name, { name: realName, type: '', for: publicKeys }]);
  return createSharedLeavebit(owner, {
    description,
    infoFields: await sealText(text, ...keys),
    recipients,
    files: sealed,
    sealedNames: await sealText(JSON.stringify(Object.fromEntries(names)), ...keys),
  });
}

/** Sets the card of one of the owner's people, with the request that the owner's browser sends. */
export async function setCard(owner: Page, email: string, { publicKey }: AgeKey): Promise<void> {
  await owner.evaluate(
    async ([encodedEmail, publicKey]) => {
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
      const body = JSON.stringify({ publicKey });
      const answer = await fetch(`/api/people/${encodedEmail}/card`, { method: 'PUT', headers, body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    [encodeLinkEmail(email), publicKey] as const,
  );
}

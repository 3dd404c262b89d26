import type { DataKey } from '../../adapters/crypto/data-key.ts';

export interface EntryContent {
  subject: string | null;
  detail: string | null;
}

/** The AAD of an entry's content. The entry's number isn't known yet, but the hash covers it. */
export interface EntryAad {
  userId: number;
  at: Date;
  kind: string;
}

const place = ({ userId, at, kind }: EntryAad) =>
  `activity_entries/${userId}/${at.toISOString()}/${kind}/content`;

export const encryptEntryContent = (
  dataKey: DataKey,
  at: EntryAad,
  { subject, detail }: EntryContent,
): Buffer => dataKey.encryptText(JSON.stringify([subject, detail]), place(at));

/** @throws DecryptionError if the content, its time, its kind or its owner was altered */
export function decryptEntryContent(dataKey: DataKey, at: EntryAad, content: Buffer): EntryContent {
  const [subject, detail] = JSON.parse(dataKey.decryptText(content, place(at))) as [
    string | null,
    string | null,
  ];
  return { subject, detail };
}

import type { DataKey } from '../../adapters/crypto/data-key.ts';

/** An entry's content apart from its kind. */
export interface EntryContent {
  subject: string | null;
  detail: string | null;
}

/** What the encryption binds the content to. The entry's number is not known yet; the hash covers that. */
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

/** @throws DecryptionError when the content, its time, its kind or its owner was altered. */
export function decryptEntryContent(dataKey: DataKey, at: EntryAad, content: Buffer): EntryContent {
  const [subject, detail] = JSON.parse(dataKey.decryptText(content, place(at))) as [
    string | null,
    string | null,
  ];
  return { subject, detail };
}

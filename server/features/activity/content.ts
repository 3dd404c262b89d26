import type { DataKey } from '../../adapters/crypto/data-key.ts';

/** What an entry says beside its kind. */
export interface Content {
  subject: string | null;
  detail: string | null;
}

/** What the seal binds the content to. Its number is not known yet, and the hash covers that. */
export interface ContentPlace {
  userId: number;
  at: Date;
  kind: string;
}

const place = ({ userId, at, kind }: ContentPlace) =>
  `activity_entries/${userId}/${at.toISOString()}/${kind}/content`;

export const sealContent = (dataKey: DataKey, at: ContentPlace, { subject, detail }: Content): Buffer =>
  dataKey.sealText(JSON.stringify([subject, detail]), place(at));

/** @throws SealBrokenError when the content, its time, its kind or its owner was altered. */
export function openContent(dataKey: DataKey, at: ContentPlace, content: Buffer): Content {
  const [subject, detail] = JSON.parse(dataKey.openText(content, place(at))) as [
    string | null,
    string | null,
  ];
  return { subject, detail };
}

import { formatEmail } from '#shared/domain/format-email.ts';

/** What an owner wrote, which must not change when it is edited and saved again, and names of files. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'description',
  'infoFields',
  'attachments',
  'fileName',
  'deletedFiles',
]);

/** Formats the addresses in a response, including those that are keys. */
export function formatEmails(value: unknown): unknown {
  if (typeof value === 'string') return formatEmail(value);
  if (Array.isArray(value)) return value.map(formatEmails);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      formatEmail(key),
      UNCHANGED.has(key) ? (inner as unknown) : formatEmails(inner),
    ]),
  );
}

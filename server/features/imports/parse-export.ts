import type { ImportResponse } from '#shared/contracts/imports.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';
import { attachFiles } from './attach-files.ts';
import { parseCsvExport } from './csv/parse-csv-export.ts';
import { decodeText } from './decode-text.ts';
import { parseBitwardenJson } from './parse-bitwarden-json.ts';
import { parseKeePassXml } from './parse-keepass-xml.ts';
import { parseOnePasswordJson } from './parse-one-password-json.ts';
import { parseProtonPassJson } from './parse-proton-pass-json.ts';
import type { ParsedExport } from './parsed-export.ts';
import { damaged, describeUnreadableFile, passwordProtected, unknownKind, webPage } from './rejections.ts';
import { createImportDrafts } from './rules.ts';
import { unpackExport, type UnpackedExport } from './unpack-export.ts';

/**
 * Turns a password manager's export into drafts. Decision 101 says which formats are read, and how strictly.
 * @throws DomainError `invalid` with a message for the owner
 */
export async function parseExport(bytes: Buffer): Promise<ImportResponse> {
  if (bytes.length === 0) throw new DomainError('invalid', 'This file is empty.');
  const { lists, files } = await unpackExport(bytes);
  const [list] = lists;
  const parsed = list && lists.length === 1 ? parseList(list, files) : parseLists(lists, files);
  const { skipped = [], others = [], left } = parsed;
  if (parsed.entries.length + skipped.length + left.length === 0)
    throw new DomainError('invalid', 'This list has no entries.');
  const { entries, orphans } = await attachFiles(parsed, files);
  return createImportDrafts(entries, { ...parsed, skipped, others: [...others, ...orphans] }, importLimits);
}

type List = UnpackedExport['lists'][number];
type Files = UnpackedExport['files'];

/** Dashlane writes one list for each kind of entry. A list of another kind is named, and doesn't keep the others out. */
function parseLists(lists: readonly List[], files: Files): ParsedExport {
  const results = lists.map((list) => tryList(list, files));
  const parsed = results.flatMap(({ parsed }) => parsed ?? []);
  if (parsed.length === 0) throw results[0]?.error ?? unknownKind();
  const entries = parsed.flatMap((one) => one.entries);
  const read = entries.slice(0, importLimits.entries);
  return {
    source: [...new Set(parsed.map(({ source }) => source))].join(' and '),
    entries: read,
    skipped: results.flatMap(({ path, parsed }) =>
      (parsed?.skipped ?? []).map((row) => ({
        ...row,
        subject: `${path}, ${row.subject.replace(/^L/, 'l')}`,
      })),
    ),
    others: results.flatMap(({ path, error }) =>
      error ? [{ subject: path, reason: getFirstSentence(error.message) }] : [],
    ),
    unread: parsed.reduce((sum, { unread }) => sum + unread, entries.length - read.length),
    left: [...new Set(parsed.flatMap(({ left }) => left))],
  };
}

/** The rest says what to do with a file that can't be imported at all. */
const getFirstSentence = (message: string) => message.replace(/(?<=\.) .*/s, '');

function tryList(list: List, files: Files) {
  const { path } = list;
  try {
    return { path, parsed: parseList(list, files) };
  } catch (error) {
    if (error instanceof DomainError) return { path, error };
    throw error;
  }
}

function parseList({ path, bytes }: List, files: Files): ParsedExport {
  const decoded = decodeText(bytes);
  if (!decoded) throw describeUnreadableFile(bytes);
  if (!decoded.isAssumed) return parseText(decoded.text, path, files);
  const parsed = parseText(decoded.text, path, files);
  return { ...parsed, left: [...parsed.left, ASSUMED_ENCODING] };
}

const ASSUMED_ENCODING =
  'Some lines of this file aren’t in UTF-8, so they were read as Windows-1252. Please check letters such as é, ö and ñ in its passwords.';

function parseText(text: string, path: string, files: Files): ParsedExport {
  if (/^\s*</.test(text)) {
    if (/^\s*<(?:!doctype\s+html|html)\b/i.test(text)) throw webPage();
    return parseKeePassXml(text);
  }
  if (/^-+ ?(?:BEGIN PGP MESSAGE|Dashlane Secured Export)/.test(text)) throw passwordProtected();
  if (!/^\s*[{[]/.test(text)) return parseCsvExport(text);
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) throw unknownKind();
  if ('encrypted' in parsed && parsed.encrypted === true) throw passwordProtected();
  if ('items' in parsed && Array.isArray(parsed.items))
    return parseBitwardenJson({ ...parsed, items: parsed.items }, files.keys());
  if ('accounts' in parsed && Array.isArray(parsed.accounts))
    return parseOnePasswordJson({ accounts: parsed.accounts });
  if ('vaults' in parsed)
    return parseProtonPassJson({ vaults: parsed.vaults }, path.slice(0, path.lastIndexOf('/') + 1));
  throw unknownKind();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged();
  }
}

import type { ImportResponse } from '#shared/contracts/imports.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';
import { parseBitwardenJson } from './parse-bitwarden-json.ts';
import { parseCsvExport } from './parse-csv-export.ts';
import type { ParsedExport } from './parsed-export.ts';
import { parseOnePasswordJson } from './parse-one-password-json.ts';
import { createImportDrafts } from './rules.ts';
import { unpackExport } from './unpack-export.ts';

/**
 * Turns a password manager's export into drafts. Supports Bitwarden's JSON and CSV, and 1Password's CSV, `.1pux` and the
 * `export.data` inside it.
 * @throws DomainError `invalid` with a message for the owner
 */
export async function parseExport(bytes: Buffer): Promise<ImportResponse> {
  if (bytes.length === 0) throw new DomainError('invalid', 'This file is empty.');
  const { source, entries, unread, left } = readText(utf8(await unpackExport(bytes)));
  if (entries.length === 0 && left.length === 0)
    throw new DomainError('invalid', 'This list has no entries.');
  return { source, ...createImportDrafts(entries, { source, unread, left }, importLimits) };
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unknownKind();
  }
}

function readText(text: string): ParsedExport {
  if (!/^\s*[{[]/.test(text)) return parseCsvExport(text);
  const parsed = parsedJson(text);
  if (typeof parsed !== 'object' || parsed === null) throw unknownKind();
  if ('encrypted' in parsed && parsed.encrypted === true)
    throw new DomainError(
      'invalid',
      'This export is password-protected, so we can’t read it. Please export it again without a password.',
    );
  if ('items' in parsed && Array.isArray(parsed.items)) return parseBitwardenJson({ items: parsed.items });
  if ('accounts' in parsed && Array.isArray(parsed.accounts))
    return parseOnePasswordJson({ accounts: parsed.accounts });
  throw unknownKind();
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid', 'This file is damaged or incomplete. Please export it again.');
  }
}

const unknownKind = () =>
  new DomainError('invalid', 'We can’t read this file. Please choose an export from Bitwarden or 1Password.');

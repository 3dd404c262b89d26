import { getUploadName } from '#shared/domain/file-names.ts';
import { substituteEndpoints } from '#shared/contracts/substitutes.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { ApiError, callEndpoint } from '#client/lib/http/api-client.ts';
import { cardsQuery, sealingQuery } from '#client/features/sealing/api.ts';
import { queryClient } from '#client/lib/queries/query-client.ts';
import { createSealer } from '#client/features/sealing/crypto/seal.ts';
import { listStoredNames, type OpenedLeavebit } from '#client/features/sealing/opened-leavebit.ts';
import { digestPublicKey } from '#client/features/sealing/digest-public-key.ts';
import { openOwnFile } from '#client/features/sealing/open-own-file.ts';
import { createOpaqueName } from '#client/features/uploads/opaque-names.ts';
import { formatSealedNames, type SealedNames } from '#client/features/sealing/sealed-names.ts';
import { getUnlockedKeys } from '#client/features/sealing/unlocked-key.ts';
import { cleanInfo, type LeavebitFormValues, type SealingFields } from '../form-values.ts';

/** What a save of a sealed LeaveBit sends. */
export interface SealedSave extends SealingFields {
  /** The form's values with everything sealed, and with the files' opaque names. */
  values: LeavebitFormValues;
  /** What was sealed: the text, and the names and keys of all files by their opaque names. */
  text: string;
  names: SealedNames;
  /** The opaque names of files that were sealed again for other cards, to be removed once their successors have arrived. */
  replaced: string[];
}

/** The sealed form of a chosen file, so that sending it again sends the same bytes under the same name. */
const sealedFiles = new WeakMap<File, { for: string; sealed: File }>();
const originals = new WeakMap<File, File>();

/** The file that the owner chose, by its sealed form. A file that was sealed again for other cards has none. */
export const findOriginalFile = (sealed: File): File | null => originals.get(sealed) ?? null;

/**
 * The public keys for which a LeaveBit is sealed: the owner's and those of the cards of its recipients and their substitutes.
 * @throws ApiError `invalid` if the owner has no key
 */
export async function loadSealingKeys(
  { recipients, newCards }: Pick<LeavebitFormValues, 'recipients' | 'newCards'>,
  t: TextMessages<'owner-uploads'>,
): Promise<string[]> {
  const { publicKey } = await queryClient.ensureQueryData(sealingQuery);
  if (publicKey === null) throw new ApiError('invalid', t('sealingNotSetUp'));
  const cards = await queryClient.fetchQuery(cardsQuery);
  const substitutes = await callEndpoint(substituteEndpoints.list);
  const keyOf = (email: string) =>
    newCards[email] ?? cards.find((card) => card.email === email)?.publicKey ?? [];
  const emails = recipients.map(({ email }) => email);
  // Whoever may receive it later could not ask for it to be sealed again.
  const heirs = substitutes.flatMap((one) => (emails.includes(one.email) ? one.substitute : []));
  return [...new Set([publicKey, ...[...emails, ...heirs].flatMap(keyOf)])].sort();
}

/**
 * Encrypts a form's text, files and file names. Files that the LeaveBit already has are sealed again if its cards have changed.
 * @param publicKeys from `loadSealingKeys`
 * @throws ApiError if a file can't be fetched or opened
 */
export async function sealValues(
  values: LeavebitFormValues,
  base: OpenedLeavebit | null,
  publicKeys: string[],
): Promise<SealedSave> {
  const { sealText, sealFile } = await createSealer(publicKeys);
  const names: SealedNames = {};
  const files: File[] = [];
  const deleted = new Set(base && listStoredNames(base, values.deletedFiles));
  const kept = base?.storedAttachments.filter((name) => !deleted.has(name)) ?? [];
  const replaced: string[] = [];

  for (const file of values.files) {
    const sealed = await sealOnce(file, publicKeys, { sealFile, usedNames: deleted });
    // It arrived with an earlier save whose response was lost. A second copy would get a name that isn't in the list.
    if (kept.includes(sealed.name)) continue;
    files.push(sealed);
    names[sealed.name] = { name: getUploadName(file), type: file.type, for: publicKeys };
  }
  for (const stored of kept) {
    const known = base!.names[stored] ?? { name: stored, type: '', for: [] };
    names[stored] = known;
    if (isSameSet(known.for, publicKeys)) continue;
    const again = new File(
      [await sealFile(await openOwnFile({ id: base!.id, storedName: stored, type: '' }, getUnlockedKeys()))],
      createOpaqueName(),
    );
    files.push(again);
    names[again.name] = { ...known, for: publicKeys };
    replaced.push(stored);
  }
  const text = cleanInfo(values);
  const isForSame = base !== null && (await isSealedFor(base, publicKeys));
  const keepsNames = isForSame && files.length === 0 && deleted.size === 0;
  return {
    values: {
      ...values,
      // Already clean, so nothing is removed from it again.
      keepsInstructions: true,
      infoFields: text === '' ? '' : await sealText(text),
      files,
      deletedFiles: [...deleted],
    },
    keepsText: isForSame && text === base.infoFields,
    sealedNames: keepsNames ? null : await sealText(formatSealedNames(names)),
    sealedFor: publicKeys,
    text,
    names,
    replaced,
  };
}

/** Whether everything in a LeaveBit is sealed for exactly these keys. */
async function isSealedFor({ sealedFor }: OpenedLeavebit, publicKeys: readonly string[]): Promise<boolean> {
  return sealedFor !== undefined && isSameSet(sealedFor, await Promise.all(publicKeys.map(digestPublicKey)));
}

async function sealOnce(
  file: File,
  publicKeys: string[],
  { sealFile, usedNames }: { sealFile: (file: Blob) => Promise<Blob>; usedNames: ReadonlySet<string> },
) {
  const keys = publicKeys.join();
  const known = sealedFiles.get(file);
  if (known?.for === keys && !usedNames.has(known.sealed.name)) return known.sealed;
  const sealed = new File([await sealFile(file)], createOpaqueName(), { type: 'application/octet-stream' });
  sealedFiles.set(file, { for: keys, sealed });
  originals.set(sealed, file);
  return sealed;
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((member) => other.includes(member));

import { z } from 'zod/mini';

/** What a LeaveBit's `sealedNames` contain, by the name that the server knows. */
const sealedNames = z.record(
  z.string(),
  z.object({
    name: z.string(),
    type: z.string(),
    /** The public keys that the file is sealed for, so that the owner's browser knows when to seal it again. */
    for: z.array(z.string()),
  }),
);
export type SealedNames = z.infer<typeof sealedNames>;

export const formatSealedNames = (names: SealedNames): string => JSON.stringify(names);

/** Malformed names count as missing, so that the files can still be opened. */
export function parseSealedNames(text: string): SealedNames {
  try {
    return sealedNames.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

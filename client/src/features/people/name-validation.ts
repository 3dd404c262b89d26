import { personNameSchema } from '#shared/contracts/schema/field-schemas.ts';

/** Why the name is invalid, or undefined if it is valid. Mirrors the server's rule. */
export function findNameProblem(name: string): string | undefined {
  return personNameSchema.safeParse(name).error?.issues[0]?.message;
}

/** The name to show for a person in a form: the saved one, or else what has been typed so far. Null if there is neither. */
export function getFormDisplayName(kept: string | null, typed: string): string | null {
  if (kept !== null) return kept;
  return findNameProblem(typed) ? null : typed.trim() || null;
}

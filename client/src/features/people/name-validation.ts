import { personNameSchema } from '#shared/contracts/field-schemas.ts';

/** Why this name is invalid, or undefined. Mirrors the server's rule. */
export function findNameProblem(name: string): string | undefined {
  return personNameSchema.safeParse(name).error?.issues[0]?.message;
}

/** The name to show for a person in a form: the saved one, or what has been typed so far. Null if neither exists. */
export function getFormDisplayName(kept: string | null, typed: string): string | null {
  if (kept !== null) return kept;
  return findNameProblem(typed) ? null : typed.trim() || null;
}

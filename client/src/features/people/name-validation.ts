import { personNameSchema } from '#shared/contracts/field-schemas.ts';

/** Why nobody can have this name, or undefined. The server decides in the same way. */
export function findNameProblem(name: string): string | undefined {
  return personNameSchema.safeParse(name).error?.issues[0]?.message;
}

/** The name to show for somebody in a form: the one that is kept, or else what is typed so far. Null for none. */
export function getFormDisplayName(kept: string | null, typed: string): string | null {
  if (kept !== null) return kept;
  return findNameProblem(typed) ? null : typed.trim() || null;
}

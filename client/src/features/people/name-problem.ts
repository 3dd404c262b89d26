import { personName } from '#shared/contracts/fields.ts';

/** Why nobody can have this name, or undefined. The server decides in the same way. */
export function nameProblem(name: string): string | undefined {
  return personName.safeParse(name).error?.issues[0]?.message;
}

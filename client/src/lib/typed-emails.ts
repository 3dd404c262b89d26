import { email } from '#shared/contracts/fields.ts';

/**
 * Reads the email field: one address or several, separated by commas, semicolons or spaces, with or without names
 * (`Ana Silva <ana@example.com>`). Angle brackets are dropped. Text that is not an address comes back as `refused`.
 */
export function readTypedEmails(typed: string): { accepted: string[]; refused: string[] } {
  const accepted = new Set<string>();
  const refused: string[] = [];
  const parts = typed.split(/[,;\n]+/).flatMap((part) => {
    const bracketed = /<([^<>\s]+@[^<>\s]+)>/.exec(part)?.[1];
    return bracketed ? [bracketed] : part.replace(/[<>]/g, '').split(/\s+/);
  });
  for (const part of parts.filter(Boolean)) {
    const address = email.safeParse(part);
    if (address.success) accepted.add(address.data);
    else refused.push(part);
  }
  return { accepted: [...accepted], refused };
}

import { email } from '#shared/contracts/fields.ts';

/**
 * What was typed or pasted into the email field: one address or several, parted by commas, semicolons or
 * spaces, with or without names around them (`Ana Silva <ana@example.com>`). Angle brackets are dropped;
 * what is no address comes back as `refused`.
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

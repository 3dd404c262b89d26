import { limits } from './limits.ts';

/** The password requirements, in the order of the checklist. */
export const passwordRequirements = [
  {
    id: 'length',
    isMet: (password: string) => password.length >= limits.passwordMinLength,
  },
  { id: 'uppercase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'number', isMet: (password: string) => /\p{Nd}/u.test(password) },
  {
    id: 'special',
    isMet: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
  },
] as const;

export function isPasswordAcceptable(password: string): boolean {
  return passwordRequirements.every((requirement) => requirement.isMet(password));
}

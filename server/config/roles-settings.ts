import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import type { DatabaseRoleKind } from '../db/roles/role-names.ts';
import { isUnencryptedDatabaseUrl } from './unsafe-settings.ts';

/** The environment variables for `npm run roles`. Servers don't read them. */
export interface RolesSettings {
  adminUrl: string;
  passwords: Partial<Record<DatabaseRoleKind, string>>;
}

const passwordNames: Record<DatabaseRoleKind, string> = {
  migrations: 'DATABASE_PASSWORD_MIGRATIONS',
  server: 'DATABASE_PASSWORD_SERVER',
  operator: 'DATABASE_PASSWORD_OPERATOR',
};

/** @throws OperatorError that lists all problems. */
export function parseRolesSettings(env: NodeJS.ProcessEnv): RolesSettings {
  const problems: string[] = [];
  const adminUrl = env['ADMIN_DATABASE_URL'] ?? '';
  if (!z.url({ protocol: /^postgres(ql)?$/ }).safeParse(adminUrl).success) {
    problems.push('ADMIN_DATABASE_URL must be the postgres:// URL of a role that may create roles');
  } else if (
    env['NODE_ENV'] === 'production' &&
    env['ALLOW_PLAIN_DATABASE'] !== 'yes' &&
    isUnencryptedDatabaseUrl(adminUrl)
  ) {
    problems.push(
      'ADMIN_DATABASE_URL must use TLS to a host outside the local network: add ?sslmode=verify-full. ALLOW_PLAIN_DATABASE=yes allows it',
    );
  }
  const passwords: RolesSettings['passwords'] = {};
  for (const [kind, name] of Object.entries(passwordNames) as [DatabaseRoleKind, string][]) {
    const password = env[name];
    if (!password) continue;
    // These characters have a single encoding, and neither files nor shells truncate them.
    if (!/^[!-~]{16,200}$/.test(password)) {
      problems.push(`${name} must have 16 to 200 printable ASCII characters without spaces`);
    }
    passwords[kind] = password;
  }
  if (problems.length > 0) throw new OperatorError(problems.map((problem) => `${problem}.`).join('\n'));
  return { adminUrl, passwords };
}

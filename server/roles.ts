import { randomBytes } from 'node:crypto';
import { readEnvironment } from './config.ts';
import { parseRolesSettings } from './config/roles-settings.ts';
import { migrateDatabase } from './db/migrate.ts';
import { grantRights } from './db/roles/grant-rights.ts';
import { withMigrationsRole, assertNoExcessRights, createDatabaseRoles } from './db/roles/create-roles.ts';
import { databaseRoles, type DatabaseRoleKind } from './db/roles/role-names.ts';
import { failCommand } from './operator-command.ts';
import { OperatorError } from './operator-error.ts';

const USAGE = `Usage:
  npm run roles                      creates or repairs the three database roles and brings the database up to date
  npm run roles -- --make-passwords  the same, and prints a new password for each role that has none in the environment
ADMIN_DATABASE_URL names a role that may create roles. .env.example lists the passwords.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run roles`: idempotent. Exits with 1 if anything was left undone. */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((arg) => arg !== '--make-passwords')) throw new OperatorError(USAGE);
  const { adminUrl, passwords } = parseRolesSettings(readEnvironment());
  const made: [DatabaseRoleKind, string][] = [];
  for (const kind of Object.keys(databaseRoles) as DatabaseRoleKind[]) {
    if (args.length === 0 || passwords[kind] !== undefined) continue;
    made.push([kind, randomBytes(24).toString('base64url')]);
  }
  await createDatabaseRoles(adminUrl, { ...passwords, ...Object.fromEntries(made) });
  // Printed before anything else can fail, because the roles already have these passwords.
  for (const [kind, password] of made) say(`${databaseRoles[kind]} has the password ${password}`);
  await migrateDatabase(withMigrationsRole(adminUrl));
  await grantRights(withMigrationsRole(adminUrl));
  await assertNoExcessRights(adminUrl);
  say(
    `The database is up to date. ${databaseRoles.migrations} owns the tables, ${databaseRoles.server} runs the server, and`,
  );
  say(`${databaseRoles.operator} can read. Set the role in DATABASE_URL to ${databaseRoles.server}.`);
}

main().catch((error: unknown) => failCommand(error, 'The roles are not ready'));

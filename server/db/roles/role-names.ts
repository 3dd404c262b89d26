/**
 * The roles that `npm run roles` creates. Roles are global to a PostgreSQL server, so each server can only host one LeaveBits.
 */
export const databaseRoles = {
  /** Owns the tables and changes them. */
  migrations: 'leavebits_migrations',
  /** For serving. Reads and writes rows, but cannot create, alter or drop anything. */
  server: 'leavebits_server',
  /** For inspecting the database by hand. Reads everything except secrets. */
  operator: 'leavebits_operator',
} as const;

export type DatabaseRoleKind = keyof typeof databaseRoles;

/** The schemas that the migrations role owns. `dev` exists only outside production. */
export const ownedSchemas = ['public', 'drizzle', 'graphile_worker', 'dev'] as const;

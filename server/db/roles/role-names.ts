/** The roles that `npm run roles` creates. Roles are global to a PostgreSQL server, so each serves a single LeaveBits. */
export const databaseRoles = {
  /** Owns the tables and changes them. */
  migrations: 'leavebits_migrations',
  /** Serves. Reads and writes rows, but cannot create, alter or drop anything. */
  server: 'leavebits_server',
  /** For a person inspecting the database. Reads everything except secrets. */
  operator: 'leavebits_operator',
} as const;

export type DatabaseRoleKind = keyof typeof databaseRoles;

/** The schemas that the migrations role owns. `dev` exists outside production only. */
export const ownedSchemas = ['public', 'drizzle', 'graphile_worker', 'dev'] as const;

/** The roles that `npm run roles` makes. A role belongs to the whole PostgreSQL, so one of it serves one LeaveBits. */
export const databaseRoles = {
  /** Owns the tables and changes them. */
  migrations: 'leavebits_migrations',
  /** Serves. It reads and writes rows, and makes, changes and removes nothing else. */
  server: 'leavebits_server',
  /** For a person who looks. It reads, and no secret. */
  operator: 'leavebits_operator',
} as const;

export type DatabaseRoleKind = keyof typeof databaseRoles;

/** The schemas that the migrations role owns. `dev` exists outside production only. */
export const ownedSchemas = ['public', 'drizzle', 'graphile_worker', 'dev'] as const;

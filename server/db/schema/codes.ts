import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, randomPrimaryKey, timestamptz } from './columns.ts';
import { triggerBytes } from './leavebits.ts';

/** What an emailed code is for. */
export type CodePurpose =
  | 'sign-in'
  | 'registration'
  | 'password-reset'
  | 'reauthentication'
  | 'email-change'
  | 'access'
  | 'warning-way';

/** Every emailed one-time code. Owned by `features/codes`. A browser has at most one code for each subject. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** The purpose and the person, as in the code's digest (see `codeSubject`). */
    subject: text('subject').notNull(),
    /** The account it is for. Null if the address needn't have one. */
    userId: randomPrimaryKey('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The LeaveBit that a recipient wants to read. Null for everything shared with the address. */
    triggerByteId: randomPrimaryKey('trigger_byte_id').references(() => triggerBytes.id, {
      onDelete: 'cascade',
    }),
    /** The keyed digest. */
    code: bytea('code').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    wrongTries: integer('wrong_tries').notNull().default(0),
    /** The digest of the browser that requested it. */
    askedBy: bytea('asked_by').notNull(),
    /** The number of failed attempts from other browsers. */
    strangerTries: integer('stranger_tries').notNull().default(0),
    /** The key of the allowance that this code was charged to. Null for a code that cannot be guessed. */
    allowance: text('allowance'),
  },
  (table) => [
    unique('one_time_codes_subject_asked_by').on(table.subject, table.askedBy),
    // For the codes that a change of an account or LeaveBit invalidates, and for the foreign keys.
    index('one_time_codes_user_id').on(table.userId),
    index('one_time_codes_trigger_byte_id').on(table.triggerByteId),
    check(
      'one_time_codes_purpose',
      sql`${table.purpose} in ('sign-in', 'registration', 'password-reset', 'reauthentication', 'email-change', 'access', 'warning-way')`,
    ),
    // Otherwise deleting an account would leave its codes behind.
    check(
      'one_time_codes_user_id_given',
      sql`(${table.userId} is null) = (${table.purpose} in ('registration', 'access'))`,
    ),
    check(
      'one_time_codes_trigger_byte_id_given',
      sql`${table.triggerByteId} is null or ${table.purpose} = 'access'`,
    ),
  ],
);

/**
 * How much of an address's yearly guessing allowance for codes has been used. `codes/rules.ts` derives the length of new codes
 * from it. Unlike `rate_limits` and `guess_counts`, this table is logged, because a database crash must not restart the year.
 */
export const codeAllowances = pgTable(
  'code_allowances',
  {
    /** The keyed digest of a channel and an address. */
    key: text('key').primaryKey(),
    /** When the allowance is full again. */
    refilledAt: timestamptz('refilled_at').notNull(),
  },
  (table) => [index('code_allowances_refilled_at').on(table.refilledAt)],
);

/*
 * The codes of sign-ins, registrations and recipients under the names and fields of the product's data model. A reader of these
 * views needs the rights for the table itself.
 */
const common = {
  id: oneTimeCodes.id,
  code: oneTimeCodes.code,
  expiresAt: oneTimeCodes.expiresAt,
  usedAt: oneTimeCodes.usedAt,
};

export const loginVerificationCodes = pgView('login_verification_codes')
  .with({ securityInvoker: true })
  .as((query) =>
    query
      .select({ ...common, userId: oneTimeCodes.userId })
      .from(oneTimeCodes)
      .where(sql`${oneTimeCodes.purpose} = 'sign-in'`),
  );

export const registerVerificationCodes = pgView('register_verification_codes')
  .with({ securityInvoker: true })
  .as((query) =>
    query
      .select({
        ...common,
        registrationEmail: sql<string>`substr(${oneTimeCodes.subject}, length('registration/') + 1)`.as(
          'registration_email',
        ),
      })
      .from(oneTimeCodes)
      .where(sql`${oneTimeCodes.purpose} = 'registration'`),
  );

export const verificationCodes = pgView('verification_codes')
  .with({ securityInvoker: true })
  .as((query) =>
    query
      .select({ ...common, triggerByteId: oneTimeCodes.triggerByteId })
      .from(oneTimeCodes)
      .where(sql`${oneTimeCodes.purpose} = 'access'`),
  );

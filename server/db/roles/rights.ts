/** The server's default rights on the rows of a table. */
export const defaultServerRights = 'select, insert, update, delete';

/**
 * Tables where the server needs fewer rights. Rows that belong to an account or report are deleted by the foreign key, with the
 * rights of the tables' owner, so the server itself never deletes them.
 */
export const restrictedServerRights: Readonly<Record<string, string>> = {
  activity_entries: 'select, insert',
  report_events: 'select, insert',
  report_confirmations: 'select, insert, update',
  report_confirmation_links: 'select, insert, delete',
  report_refute_links: 'select, insert',
  death_incapacitation_reports: 'select, insert, update',
  service_state: 'select, update',
};

/**
 * The tables that the operator may read, with the columns hidden from them. Unlisted tables are hidden entirely, and so are all
 * bytea columns, because they contain keys, digests and ciphertext.
 */
export const operatorHiddenColumns: Readonly<Record<string, readonly string[]>> = {
  account_deletions: [],
  activity_chains: [],
  activity_entries: [],
  // This token allows anyone to cancel a subscription.
  agreements: ['token'],
  checkouts: ['replaces_token'],
  death_incapacitation_reports: [],
  destruction_letters: [],
  exchange_rates: [],
  failing_rows: [],
  last_backup: [],
  mails: ['dedupe_key', 'message_id'],
  payment_inquiries: [],
  payments: [
    'token',
    'signature',
    'raw_notification',
    'source_addresses',
    'name_first',
    'name_last',
    'email_address',
  ],
  report_confirmations: [],
  report_events: [],
  report_warnings: [],
  ring_keys: [],
  scheduled_openings: [],
  service_heartbeat: [],
  service_outages: [],
  service_state: [],
  storage_alarms: [],
  stored_files: [],
  subscriptions: ['payfast_sub_token'],
  trigger_bytes: [],
  users: ['password', 'second_email', 'phone_number', 'phone_number_verified_at'],
};

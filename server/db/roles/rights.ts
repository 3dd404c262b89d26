/** What the server may do with the rows of a table that is not named here. */
export const defaultServerRights = 'select, insert, update, delete';

/**
 * Tables where the server needs less. What goes with its account or report is removed by the foreign key, in the name of the
 * tables' owner. So the server itself never removes it.
 */
export const restrictedServerRights: Readonly<Record<string, string>> = {
  activity_entries: 'select, insert',
  report_events: 'select, insert',
  report_confirmations: 'select, insert, update',
  report_confirmation_links: 'select, insert, delete',
  death_incapacitation_reports: 'select, insert, update',
  service_state: 'select, update',
};

/**
 * The tables that the operator reads, with their columns that stay hidden. A table that is not named here stays hidden as a
 * whole, and so does every column of bytes: these are keys, digests, or sealed.
 */
export const operatorHiddenColumns: Readonly<Record<string, readonly string[]>> = {
  account_deletions: [],
  activity_chains: [],
  activity_entries: [],
  // The token lets whoever has it end a subscription.
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
  users: ['password', 'phone_number'],
};

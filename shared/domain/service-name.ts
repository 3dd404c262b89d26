/** What an owner reads whose own name holds the name of the service. */
export const SERVICE_NAME_NOT_ALLOWED = 'A name cannot hold the name of this service.';

/**
 * Whether a name holds the name of this product, so that our mails could seem to come from us. Full-width and styled letters count
 * as plain ones, and accents and marks between them do not count. The operator's name is no reason: at home, the operator
 * is often an owner.
 */
export const containsServiceName = (name: string): boolean =>
  name.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '').includes('leavebits');

/** Shown to an owner whose name contains the service's name. */
export const SERVICE_NAME_NOT_ALLOWED = 'A name can’t contain the name of this service.';

/**
 * Whether a name contains this product's name, which would make emails seem to come from us. Full-width and styled letters are
 * treated as plain ones, and accents and marks between them are ignored. The operator's name is allowed, because the operator of
 * a self-hosted service is often an owner.
 */
export const containsServiceName = (name: string): boolean =>
  name.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '').includes('leavebits');

/** The large mailbox providers, by domain. Metric labels must have few values and must not identify anyone. */
const providers: Record<string, readonly string[]> = {
  google: ['gmail.com', 'googlemail.com'],
  microsoft: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  yahoo: ['yahoo.com', 'ymail.com', 'aol.com'],
  apple: ['icloud.com', 'me.com', 'mac.com'],
  proton: ['proton.me', 'protonmail.com', 'pm.me'],
  gmx: ['gmx.net', 'gmx.de', 'gmx.com', 'web.de'],
};
/** Providers with country-specific domains such as hotmail.co.uk. */
const manyCountries: Record<string, string> = {
  outlook: 'microsoft',
  hotmail: 'microsoft',
  live: 'microsoft',
  yahoo: 'yahoo',
};

const byDomain = new Map(
  Object.entries(providers).flatMap(([name, domains]) => domains.map((domain) => [domain, name])),
);

/** The provider of a mailbox: a well-known large one, or `other`. */
export function getMailboxProvider(address: string): string {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const known = byDomain.get(domain);
  if (known) return known;
  const [name = '', ...country] = domain.split('.');
  const isOfCountry = /^((com?\.)?[a-z]{2})$/.test(country.join('.'));
  return (isOfCountry && manyCountries[name]) || 'other';
}

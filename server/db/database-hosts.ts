const MAX_HOSTS = 8;

/**
 * One URL for each host of a database URL, in the notation of libpq: `postgres://user:password@one:5432,two:5432/leavebits`
 * (https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS). Empty if it isn't a database URL.
 */
export function listDatabaseHostUrls(url: string): string[] {
  const scheme = ['postgres://', 'postgresql://'].find((one) => url.startsWith(one));
  if (!scheme) return [];
  const authority = url.slice(scheme.length).split(/[/?#]/, 1)[0]!;
  const credentials = authority.slice(0, authority.lastIndexOf('@') + 1);
  const hosts = authority.slice(credentials.length).split(',');
  const rest = url.slice(scheme.length + authority.length);
  const urls = hosts.map((host) => `${scheme}${credentials}${host}${rest}`);
  const isComplete = hosts.length === 1 || !hosts.includes('');
  return isComplete && hosts.length <= MAX_HOSTS && urls.every((one) => URL.canParse(one)) ? urls : [];
}

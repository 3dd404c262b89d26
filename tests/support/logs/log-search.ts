import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';

/*
 * Every test server logs everything it can to this buffer. At the end of each test file, it must contain nothing about the people
 * and secrets that passed through the servers. `captured-logger.ts` registers secrets where they are created and where they
 * arrive, and the tests' mail server where they leave.
 */

const lines: string[] = [];
const secrets = new Set<string>();

/** Captures log lines, or another process's output. */
export function captureLogOutput(output: string): void {
  lines.push(output);
}

/** Registers a value that no log may contain. Short ones are skipped, because logs contain them for other reasons. */
export function registerSecret(value: unknown): void {
  const text = String(value);
  if (text.length < 8 && !/^\d{6}$/.test(text)) return;
  secrets.add(text);
  if (!text.includes('@')) return;
  // Word by word: a pattern for the whole address would retry a long text at each of its letters.
  for (const word of text.split(/[\s,"'<>:;=&]+/)) if (/.@./.test(word)) secrets.add(encodeLinkEmail(word));
}

/** Registers the addresses, the code and the links of an email. */
export function registerMailSecrets({ to, text }: { to: string[]; text: string }): void {
  for (const address of to) registerSecret(address);
  for (const [code] of text.matchAll(/^\s*\d{6}\s*$/gm)) registerSecret(code.trim());
  for (const [part] of text.matchAll(/(?<=\/)[\w-]{20,}/g)) registerSecret(part);
}

/** Searches the log of the file's tests, then clears it. @throws listing what it must not contain. */
export function assertNoSecretsInLogs(): void {
  const text = lines.splice(0).join('\n');
  const noted = [...secrets];
  secrets.clear();
  if (text === '') return;
  // The log's own numbers, such as process ids, may look like a code. A code is always a string.
  const words = new Set(text.replace(/(?<="):\d+(?=[,}])/g, '').split(/[^\w-]+/));
  const found = noted.filter((secret) =>
    /^[\w-]+$/.test(secret) ? words.has(secret) : text.includes(JSON.stringify(secret).slice(1, -1)),
  );
  // Whatever the test did, no line contains an address. A package with its version does not count.
  const addresses = text.match(/[\w.+-]+@([\w-]+\.)+[a-z]{2,}\b/gi) ?? [];
  const leaks = [...new Set([...found, ...addresses])];
  if (leaks.length === 0) return;
  const shown = leaks.slice(0, 10).map((leak) => {
    const line = text.split('\n').find((one) => one.includes(JSON.stringify(leak).slice(1, -1)));
    return `  ${leak} in ${line?.slice(0, 600)}`;
  });
  throw new Error(`The log holds what it must not:\n${shown.join('\n')}`);
}

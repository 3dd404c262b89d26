import { encodeEmail } from '#shared/domain/encoded-email.ts';

/*
 * Every test's server logs all it can, to this file. At the end of each test file nothing may be found in it of the people
 * and the secrets that went through the servers. `captured-logger.ts` notes secrets where they are made and where they
 * arrive, and the tests' mail server notes them where they leave.
 */

const lines: string[] = [];
const secrets = new Set<string>();

/** Keeps lines of a log, or what another process has printed. */
export function captureLogOutput(output: string): void {
  lines.push(output);
}

/** Notes what no log may hold. Short words are left out: they are in logs for other reasons. */
export function registerSecret(value: unknown): void {
  const text = String(value);
  if (text.length < 8 && !/^\d{6}$/.test(text)) return;
  secrets.add(text);
  if (!text.includes('@')) return;
  // Word by word: a pattern that looks for the whole address tries a long text at each of its letters.
  for (const word of text.split(/[\s,"'<>:;=&]+/)) if (/.@./.test(word)) secrets.add(encodeEmail(word));
}

/** Notes the addresses, the code and the links of a mail. */
export function registerMailSecrets({ to, text }: { to: string[]; text: string }): void {
  for (const address of to) registerSecret(address);
  for (const [code] of text.matchAll(/^\s*\d{6}\s*$/gm)) registerSecret(code.trim());
  for (const [part] of text.matchAll(/(?<=\/)[\w-]{20,}/g)) registerSecret(part);
}

/** Searches the log of the file's tests, and empties it. @throws with what it should not hold. */
export function assertNoSecretsInLogs(): void {
  const text = lines.splice(0).join('\n');
  const noted = [...secrets];
  secrets.clear();
  if (text === '') return;
  // Numbers of the log's own, such as those of processes, may look like a code. A code is always a text.
  const words = new Set(text.replace(/(?<="):\d+(?=[,}])/g, '').split(/[^\w-]+/));
  const found = noted.filter((secret) =>
    /^[\w-]+$/.test(secret) ? words.has(secret) : text.includes(JSON.stringify(secret).slice(1, -1)),
  );
  // Whatever the test did with it, no line holds an address. A package with its version is none.
  const addresses = text.match(/[\w.+-]+@([\w-]+\.)+[a-z]{2,}\b/gi) ?? [];
  const leaks = [...new Set([...found, ...addresses])];
  if (leaks.length === 0) return;
  const shown = leaks.slice(0, 10).map((leak) => {
    const line = text.split('\n').find((one) => one.includes(JSON.stringify(leak).slice(1, -1)));
    return `  ${leak} in ${line?.slice(0, 600)}`;
  });
  throw new Error(`The log holds what it must not:\n${shown.join('\n')}`);
}

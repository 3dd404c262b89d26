/** A text that is sent less often is not worth the memory that its plan takes in each connection. */
export const NAMED_AFTER_SENDS = 5;
/** So many statements take a few megabytes in each connection. */
export const MAX_NAMED_STATEMENTS = 400;
/** There is no end of texts with lists. Only of so many that are not sent often yet, the counts are kept. */
const MOST_COUNTS = 2000;

/**
 * Gives the statements that are sent often names. PostgreSQL parses a named statement once for each connection, and plans it a
 * few times. The driver prepares it in each connection by itself.
 * @returns a function that takes what `pg.Client.query` takes: a text or an object, and the values. It returns what to send.
 * Without values nothing is named.
 */
export function createStatementNamer(): (what: unknown, values: unknown) => unknown {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();

  /** Undefined for a text that is not sent often, or was not when there was still room. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED_STATEMENTS) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < NAMED_AFTER_SENDS) {
      if (counts.size >= MOST_COUNTS) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `often-${names.size + 1}`;
    names.set(text, name);
    return name;
  }

  return (what, values) => {
    const asked = typeof what === 'string' ? { text: what } : what;
    if (!isUnnamed(asked) || !Array.isArray(asked.values ?? values)) return what;
    const name = nameOf(asked.text);
    return name === undefined ? what : { ...asked, name };
  };
}

interface Unnamed {
  text: string;
  values?: unknown;
}

function isUnnamed(asked: unknown): asked is Unnamed {
  if (typeof asked !== 'object' || asked === null || 'submit' in asked) return false;
  const { text, name } = asked as { text?: unknown; name?: unknown };
  return typeof text === 'string' && name === undefined;
}

/**
 * Whether a connection holds a named statement that works no more: a migration has changed what it returns, or the
 * connection's statements were removed. The driver would ask for it again and again, so the connection must go.
 */
export function isStaleStatementError(error: unknown): boolean {
  const { code, routine } = Object(error) as { code?: unknown; routine?: unknown };
  return code === '26000' || (code === '0A000' && routine === 'RevalidateCachedQuery');
}

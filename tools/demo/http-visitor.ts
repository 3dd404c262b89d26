/** Acts as a browser over HTTP: keeps its cookies and sends the CSRF token as the client does. */
export interface HttpVisitor {
  /** @throws if the response is not a success. */
  call<T = unknown>(method: string, path: string, body?: object | FormData): Promise<T>;
  /** Its request headers, for use in other requests. */
  headers(): Record<string, string>;
}

/** A visitor with a separate cookie jar. */
export async function openHttpVisitor(origin: string): Promise<HttpVisitor> {
  const jar = new Map<string, string>();
  const headers = () => ({
    Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-CSRF-Token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
  });
  const request = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: { ...headers(), ...(body && !isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : body && JSON.stringify(body),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) jar.set(name, value);
    }
    return answer;
  };
  await request('GET', '/api/user');
  return {
    headers,
    async call<T>(method: string, path: string, body?: object | FormData) {
      const answer = await request(method, path, body);
      if (!answer.ok) {
        throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
      }
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    },
  };
}

interface LocalMail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

/** The local mailbox, newest first. */
async function localMails(origin: string, to: string): Promise<LocalMail[]> {
  const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as LocalMail[];
  return mails.filter((mail) => mail.to === to);
}

/** Performs an action that emails a code. @returns the code. */
export async function readCodeAfter(
  origin: string,
  to: string,
  act: () => Promise<unknown>,
): Promise<string> {
  const before = (await localMails(origin, to)).length;
  await act();
  return pollUntilFound(`a code for ${to}`, async () => {
    const [newest] = (await localMails(origin, to)).slice(0, -before || undefined);
    return /^\s*(\d{6})\s*$/m.exec(newest?.text ?? '')?.[1];
  });
}

/** Waits for an email to an address with a link matching `pattern`. @returns the path of the first one */
export function waitForMailedPath(origin: string, to: string, pattern: RegExp): Promise<string> {
  return pollUntilFound(`a link like ${pattern} for ${to}`, async () => {
    const links = (await localMails(origin, to)).flatMap((mail) => mail.links);
    return links.find((link) => pattern.test(link))?.slice(new URL(origin).origin.length);
  });
}

/** Polls until there is a result, for up to half a minute. */
export async function pollUntilFound<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`There was never ${what}`);
}

/** Registers an account as a user would: form, email, code. */
export async function registerDemoAccount(
  origin: string,
  { username, password }: { username: string; password: string },
): Promise<HttpVisitor> {
  const visitor = await openHttpVisitor(origin);
  const code = await readCodeAfter(origin, username, () =>
    visitor.call('POST', '/api/register', { username, password }),
  );
  const clientDatetime = new Date().toISOString();
  await visitor.call('POST', '/api/verify-register', { email: username, code, password, clientDatetime });
  return visitor;
}

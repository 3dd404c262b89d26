/** An owner as a bench needs one: what its requests carry, and a LeaveBit. */
export interface HttpOwner {
  headers: Record<string, string>;
  leavebitId: number;
}

/** Registers an account over HTTP, with the code from the local mailbox, and saves a LeaveBit. */
export async function registerOverHttp(origin: string, username: string): Promise<HttpOwner> {
  const jar = new Map<string, string>();
  const call = async (path: string, body?: unknown) => {
    const token = decodeURIComponent(jar.get('XSRF-TOKEN') ?? '');
    const answer = await fetch(`${origin}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-CSRF-Token': token,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name && value !== undefined) jar.set(name, value);
    }
    return answer;
  };
  await call('/api/user');
  const password = 'Correct-horse-7';
  await call('/api/register', { username, password });
  const code = await mailedCode(origin, username);
  const clientDatetime = new Date().toISOString();
  await call('/api/verify-register', { email: username, code, password, clientDatetime });
  const created = await call('/api/trigger-bytes', { sharingEmails: ['heir@example.org'] });
  if (created.status !== 201) throw new Error(`The LeaveBit was refused: ${await created.text()}`);
  const { id } = (await created.json()) as { id: number };
  const headers = {
    Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-CSRF-Token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
  };
  return { headers, leavebitId: id };
}

async function mailedCode(origin: string, to: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = (await (await fetch(`${origin}/dev/mailbox.json`)).json()) as {
      to: string;
      text: string;
    }[];
    const code = /^\s*(\d{6})\s*$/m.exec(mails.find((mail) => mail.to === to)?.text ?? '')?.[1];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code was mailed to ${to}`);
}

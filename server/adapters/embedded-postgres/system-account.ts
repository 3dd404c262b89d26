import { runProgram } from './run-program.ts';

const nologin = '/sbin/nologin';

/**
 * Returns the ids of a system account. Creates it if missing, using the shadow tools or, as on Alpine, busybox's. Root only.
 * Throws if the account neither exists nor can be created.
 */
export async function ensureSystemAccount(name = 'postgres'): Promise<{ uid: number; gid: number }> {
  const existing = await lookUp(name);
  if (existing) return existing;

  const home = '/nonexistent';
  const useradd = [
    '--system',
    '--gid',
    name,
    '--home-dir',
    home,
    '--no-create-home',
    '--shell',
    nologin,
    name,
  ];
  const adduser = ['-S', '-D', '-H', '-h', home, '-s', nologin, '-G', name, name];
  // The group may already exist. All that matters is that the account exists afterwards.
  const shadow = [await runProgram('groupadd', ['--system', name]), await runProgram('useradd', useradd)];
  const made = await lookUp(name);
  if (made) return made;
  const busybox = [await runProgram('addgroup', ['-S', name]), await runProgram('adduser', adduser)];
  const madeByBusybox = await lookUp(name);
  if (madeByBusybox) return madeByBusybox;

  const reasons = [...shadow, ...busybox].map((result) => result.output);
  throw new Error(
    `PostgreSQL does not run as root, and the system account "${name}" couldn’t be created for it. ` +
      `Create it, start LeaveBits as another user, or set DATABASE_URL.\n${reasons.join('\n')}`,
  );
}

async function lookUp(name: string): Promise<{ uid: number; gid: number } | null> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])]);
  return uid.isOk && gid.isOk ? { uid: Number(uid.output), gid: Number(gid.output) } : null;
}

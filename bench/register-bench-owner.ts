import { registerDemoAccount as register } from '../tools/demo/http-visitor.ts';

/** An owner for a benchmark: request headers and a LeaveBit. */
export interface BenchHttpOwner {
  headers: Record<string, string>;
  leavebitId: number;
}

/** Registers an account over HTTP, with the code from the local mailbox, and saves a LeaveBit. */
export async function registerBenchOwner(origin: string, username: string): Promise<BenchHttpOwner> {
  const owner = await register(origin, { username, password: 'Correct-horse-7' });
  const { id } = await owner.call<{ id: number }>('POST', '/api/trigger-bytes', {
    sharingEmails: ['heir@example.org'],
  });
  return { headers: owner.headers(), leavebitId: id };
}

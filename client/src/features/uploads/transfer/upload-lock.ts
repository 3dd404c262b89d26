const nameFor = (ownerId: number) => `leavebits-upload-${ownerId}`;

// Web Locks are unavailable outside secure contexts. This tab then only knows about itself, and the server rejects uploads from
// others.
const heldHere = new Set<string>();
const waitingHere = new Set<() => void>();

/**
 * Acquires the lock that limits an owner to one upload in this browser. Returns a function to release it, or null if it is
 * taken.
 */
export async function acquireUploadLock(ownerId: number): Promise<(() => void) | null> {
  const name = nameFor(ownerId);
  if (heldHere.has(name)) return null;
  heldHere.add(name);
  const release = await lock(name);
  const free = () => {
    heldHere.delete(name);
    release?.();
    for (const told of waitingHere) told();
    waitingHere.clear();
  };
  if (release === null) free();
  return release && free;
}

/** Whether any tab of this browser is uploading for the owner. */
export async function isUploadLocked(ownerId: number): Promise<boolean> {
  const name = nameFor(ownerId);
  if (heldHere.has(name)) return true;
  const state = await locks()?.query();
  return state?.held?.some((held) => held.name === name) ?? false;
}

/** Resolves when the owner's upload lock may be free. Rejects if the signal aborts the wait. */
export async function waitForUploadLockRelease(ownerId: number, signal: AbortSignal): Promise<void> {
  const name = nameFor(ownerId);
  if (heldHere.has(name)) await new Promise<void>((resolve) => waitingHere.add(resolve));
  // A shared lock that is released immediately, because several tabs may be waiting.
  else await locks()?.request(name, { mode: 'shared', signal }, () => undefined);
}

function lock(name: string): Promise<(() => void) | null> {
  const manager = locks();
  if (!manager) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    manager
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null);
        // The browser releases the lock when this promise settles or the tab closes.
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });
}

// Undefined outside secure contexts, contrary to its type.
const locks = () => navigator.locks as LockManager | undefined;

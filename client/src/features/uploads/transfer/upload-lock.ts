const nameFor = (ownerId: number) => `leavebits-upload-${ownerId}`;

// A page without HTTPS has no browser locks. Then this tab knows only about itself, and the server refuses other
// tabs.
const heldHere = new Set<string>();
const waitingHere = new Set<() => void>();

/**
 * Takes the owner's one place for an upload in this browser. Returns a function that frees it, or null while it is
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

/** Whether an upload of the owner runs in any tab of this browser. */
export async function isUploadLocked(ownerId: number): Promise<boolean> {
  const name = nameFor(ownerId);
  if (heldHere.has(name)) return true;
  const state = await locks()?.query();
  return state?.held?.some((held) => held.name === name) ?? false;
}

/** Resolves when the owner's place may be free. Throws when the signal ends the wait. */
export async function waitForUploadLockRelease(ownerId: number, signal: AbortSignal): Promise<void> {
  const name = nameFor(ownerId);
  if (heldHere.has(name)) await new Promise<void>((resolve) => waitingHere.add(resolve));
  // A shared lock, freed at once, because several tabs may wait.
  else await locks()?.request(name, { mode: 'shared', signal }, () => undefined);
}

function lock(name: string): Promise<(() => void) | null> {
  const manager = locks();
  if (!manager) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    manager
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) return resolve(null);
        // The browser frees the lock when this settles, and when the tab closes.
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(reject);
  });
}

// It is absent outside secure contexts, although the types say otherwise.
const locks = () => navigator.locks as LockManager | undefined;

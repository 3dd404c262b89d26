import { SECOND_MS } from '#shared/domain/durations.ts';

/** How long to wait after the last keystroke, and how long at most while someone keeps typing. */
const QUIET_MS = 2 * SECOND_MS;
const MAX_WAIT_MS = 10 * SECOND_MS;
/** How long to wait before storing the latest content again after a failure, for example while offline. */
const RETRY_MS = 10 * SECOND_MS;

interface DraftAutosaveOptions<Content, Key> {
  store: (content: Content) => Promise<unknown>;
  remove: (key: Key) => Promise<unknown>;
  /** Called when it becomes known whether the latest content is stored. */
  onStored: (isStored: boolean) => void;
}

/** Stores a form's content while it is being edited. Requests never overlap, so an older one can't overwrite a newer one. */
export class DraftAutosave<Content, Key> {
  readonly #options: DraftAutosaveOptions<Content, Key>;
  #pending: { content: Content; since: number } | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(options: DraftAutosaveOptions<Content, Key>) {
    this.#options = options;
  }

  /** Schedules `content` for storing, in place of any that is still pending. */
  note(content: Content): void {
    if (this.#isStopped) return;
    const since = this.#pending?.since ?? Date.now();
    this.#pending = { content, since };
    this.#options.onStored(false);
    this.#schedule(Math.min(QUIET_MS, Math.max(0, since + MAX_WAIT_MS - Date.now())));
  }

  /** Stores pending content now. Resolves when nothing is in flight any more, even if storing failed. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    // Another caller may have started a request while this one waited.
    while (this.#running) await this.#running;
    if (!this.#pending) return;
    const { content } = this.#pending;
    this.#pending = null;
    this.#running = this.#options
      .store(content)
      .then(
        () => this.#options.onStored(this.#pending === null),
        () => {
          // A newer content is pending if the owner went on typing.
          this.#pending ??= { content, since: Date.now() };
          this.#schedule(RETRY_MS);
        },
      )
      .finally(() => (this.#running = null));
    await this.#running;
  }

  /** Deletes the draft `key` and drops what is pending, for example because the owner discarded the changes. */
  async discard(key: Key): Promise<void> {
    clearTimeout(this.#timer);
    this.#pending = null;
    while (this.#running) await this.#running;
    this.#pending = null;
    clearTimeout(this.#timer);
    this.#options.onStored(false);
    await this.#options.remove(key);
  }

  /** Resumes after `stop`. */
  start(): void {
    this.#isStopped = false;
  }

  /** Schedules nothing any more. What has been stored stays, and `flush` still stores what is pending. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.flush(), delayMs);
  }
}

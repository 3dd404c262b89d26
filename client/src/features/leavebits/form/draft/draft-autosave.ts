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
  /** Resolves to whether the request succeeded. */
  #running: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #isPaused = false;
  #onFailed: (error: unknown, content: Content) => void = () => undefined;

  constructor(options: DraftAutosaveOptions<Content, Key>) {
    this.#options = options;
  }

  /** Calls `onFailed` for every request that fails, until the returned function is called. */
  listen(onFailed: (error: unknown, content: Content) => void): () => void {
    this.#onFailed = onFailed;
    return () => (this.#onFailed = () => undefined);
  }

  /** Schedules `content` for storing, in place of any that is still pending. */
  note(content: Content): void {
    if (this.#isStopped) return;
    const since = this.#pending?.since ?? Date.now();
    this.#pending = { content, since };
    this.#options.onStored(false);
    this.#schedule(Math.min(QUIET_MS, Math.max(0, since + MAX_WAIT_MS - Date.now())));
  }

  /**
   * Stores pending content now. Resolves when nothing is in flight any more, even if storing failed.
   * @returns whether it was stored
   */
  async flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    // Another caller may have started a request while this one waited.
    while (this.#running) await this.#running;
    if (!this.#pending || this.#isPaused) return !this.#pending;
    const { content } = this.#pending;
    this.#pending = null;
    this.#running = this.#options
      .store(content)
      .then(
        () => {
          this.#options.onStored(this.#pending === null);
          return true;
        },
        (error: unknown) => {
          // A newer content is pending if the owner went on typing.
          this.#pending ??= { content, since: Date.now() };
          this.#schedule(RETRY_MS);
          this.#onFailed(error, content);
          return false;
        },
      )
      .finally(() => (this.#running = null));
    return this.#running;
  }

  /** Stores `content` now, and only then deletes the draft `stale`, from which the edit has moved away. */
  async move(content: Content, stale: Key): Promise<void> {
    this.note(content);
    if (await this.flush()) await this.#options.remove(stale);
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

  /** Stores nothing until `resume`, because the server would take it for an edit after the save that is being sent. */
  pause(): void {
    clearTimeout(this.#timer);
    this.#isPaused = true;
  }

  /** Resumes after `pause` with the latest content. */
  resume(): void {
    this.#isPaused = false;
    if (this.#pending) this.#schedule(QUIET_MS);
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
    if (!this.#isStopped && !this.#isPaused) this.#timer = setTimeout(() => void this.flush(), delayMs);
  }
}

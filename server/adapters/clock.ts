/** The only source of the current time. Decision code receives `now` as a parameter. */
export interface Clock {
  now(): Date;
  /**
   * The latest time known to have passed: `now` while the clock is trusted, otherwise the last trusted time. Releases and
   * expirations by date use it.
   */
  trustedNow(): Date;
  /** Whether `now` can be trusted. While it can't, nothing is abandoned and nothing irrevocable happens. */
  isTrusted(): boolean;
}

/** A clock that is always trusted. */
export const createTrustedClock = (now: () => Date): Clock => ({
  now,
  trustedNow: now,
  isTrusted: () => true,
});

export const systemClock: Clock = createTrustedClock(() => new Date());

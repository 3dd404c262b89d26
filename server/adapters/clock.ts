/** The one source of the current moment. Deciding code gets `now` as a parameter. */
export interface Clock {
  now(): Date;
  /**
   * The latest moment that has certainly come. It is `now` while the clock can be trusted, and otherwise the last moment
   * at which it could be. Everything that is released or expires by date uses it.
   */
  certain(): Date;
  /** Whether `now` can be trusted. While it cannot, nothing is given up and nothing irrevocable is done. */
  isSound(): boolean;
}

/** A clock that is always trusted. */
export const createTrustedClock = (now: () => Date): Clock => ({ now, certain: now, isSound: () => true });

export const systemClock: Clock = createTrustedClock(() => new Date());

/** The only source of the current time. Decision code receives `now` as a parameter. */
export interface Clock {
  now(): Date;
  /**
   * The latest moment known to have arrived: `now` while the clock is trusted, otherwise the last moment at which it was.
   * Everything released or expiring by date uses it.
   */
  certain(): Date;
  /** Whether `now` can be trusted. While it cannot, nothing is abandoned and nothing irrevocable is done. */
  isSound(): boolean;
}

/** A clock that is always trusted. */
export const createTrustedClock = (now: () => Date): Clock => ({ now, certain: now, isSound: () => true });

export const systemClock: Clock = createTrustedClock(() => new Date());

/** The one source of the current moment. Deciding code gets `now` as a parameter. */
export interface Clock {
  now(): Date;
  /**
   * The latest moment that has certainly come: `now`, unless the clock cannot be trusted; then the last moment at which
   * it could. What opens by date, and what is given up, goes by it.
   */
  certain(): Date;
  /** Whether `now` can be trusted. While it cannot, nothing is given up and nothing irrevocable is done. */
  isSound(): boolean;
}

/** A clock that is always trusted. */
export const soundClock = (now: () => Date): Clock => ({ now, certain: now, isSound: () => true });

export const systemClock: Clock = soundClock(() => new Date());

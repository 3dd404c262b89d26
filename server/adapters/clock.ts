/** The one source of the current moment. Deciding code gets `now` as a parameter. */
export interface Clock {
  now(): Date;
  /**
   * The latest moment that has certainly come: `now`, unless the clock cannot be trusted; then the last moment at which
   * it could. What opens by date, and what is given up, goes by it.
   */
  certain(): Date;
}

/** A clock that is always trusted. */
export const soundClock = (now: () => Date): Clock => ({ now, certain: now });

export const systemClock: Clock = soundClock(() => new Date());

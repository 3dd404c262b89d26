/** The one source of the current moment. Deciding code gets `now` as a parameter. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

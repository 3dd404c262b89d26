/**
 * How many trials a run makes: in `npm test`, which guards a commit, and in `npm run test:long`. An environment variable of the
 * same name overrides the number.
 */
const amounts = {
  /** Random histories against the rules of release, and of destruction. */
  HISTORIES: [5000, 1_000_000],
  /** Random histories against the database and the jobs. */
  RELEASE_HISTORIES: [40, 1500],
  DESTRUCTION_HISTORIES: [12, 300],
  OPENING_HISTORIES: [30, 500],
  /** Random histories against the rule of reminders and substitutes. */
  UNOPENED_HISTORIES: [1000, 50_000],
  ESTATE_HISTORIES: [5, 1000],
  /** Random actions of a session thief, after which the owner's email must restore everything. */
  THIEF_HISTORIES: [6, 500],
  /** Random actions on LeaveBits, after each of which every integrity tag must be valid. */
  SEALED_HISTORIES: [6, 500],
  /** Hostile requests to each endpoint. */
  HOSTILE_REQUESTS: [3, 250],
  /** Plans that an owner previews, and that then really happen. */
  PREVIEWED_WORLDS: [4, 10_000],
  /** Servers killed during one upload. */
  KILLED_SERVERS: [4, 20],
  /** Megabytes of that upload. */
  KILLED_UPLOAD: [12, 60],
  /** The share of an action's steps at which its process is killed: one in this many. */
  STEPS_PER_CRASH: [20, 1],
} as const;

export const isLongRun = process.env['TEST_LENGTH'] === 'long';

export function getTestAmount(name: keyof typeof amounts): number {
  const [short, long] = amounts[name];
  return Number(process.env[name] ?? (isLongRun ? long : short));
}

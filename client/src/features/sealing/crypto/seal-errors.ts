/** Thrown if none of the keys opens an age file. The file may still be sound. */
export class WrongKeyError extends Error {}

/** Thrown if an age file is malformed, truncated or altered. */
export class DamagedSealError extends Error {}

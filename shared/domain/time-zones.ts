import { limits } from './limits.ts';

/** Whether this is an IANA time zone that this system knows, such as `Africa/Johannesburg`. */
export function isTimeZone(name: string): boolean {
  if (name.length > limits.timeZoneMaxLength || !/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import type { Request } from 'express';
import { getSourceNetworkKeys } from '#server/http/limits/source-networks.ts';

/** The first match wins, because most browsers also name the ones they imitate. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The browser and device type, such as `Firefox on Windows`. Nothing from the user agent string itself is stored. */
export function describeBrowser(userAgent: string): string {
  const text = userAgent.slice(0, 500);
  const browser = nameIn(browsers, text);
  const system = nameIn(systems, text);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown browser';
}

/** An IP address without its last part: enough to recognize your own, too little to identify a person. */
export function truncateIpAddress(ip: string | undefined): string {
  const { near, wide } = getSourceNetworkKeys(ip);
  if (wide) return wide;
  return /^\d+\.\d+\.\d+\.\d+$/.test(near) ? near.replace(/\.\d+$/, '.x') : 'unknown';
}

/** The origin of a request, for an activity log entry. */
export const describeRequestOrigin = ({ headers, ip }: Pick<Request, 'headers' | 'ip'>) => ({
  subject: describeBrowser(headers['user-agent'] ?? ''),
  detail: truncateIpAddress(ip),
});

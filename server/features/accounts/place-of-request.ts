import type { Request } from 'express';

/** The systems and browsers that a browser's name of itself may hold. The first that fits counts. */
const systems = [
  ['iPhone', /iPhone|iPod/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const;
const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Safari\//],
] as const;

/** Where a request comes from, for the owner to recognize: about which device, and its network address. */
export function placeOf({ headers, ip }: Request): { subject: string; detail: string | null } {
  const agent = headers['user-agent'] ?? '';
  const [system] = systems.find(([, sign]) => sign.test(agent)) ?? [];
  const [browser] = browsers.find(([, sign]) => sign.test(agent)) ?? [];
  const subject = browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'An unknown device');
  return { subject, detail: ip ?? null };
}

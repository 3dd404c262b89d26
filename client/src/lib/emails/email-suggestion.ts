import spelling from '@zootools/email-spell-checker';

/** The most common email providers. A domain that is a near miss of one is probably a typo. */
const PROVIDERS = [
  ...[
    'gmail.com',
    'googlemail.com',
    'outlook.com',
    'hotmail.com',
    'live.com',
    'msn.com',
    'yahoo.com',
    'ymail.com',
  ],
  ...[
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'mail.com',
    'gmx.com',
    'gmx.net',
    'proton.me',
    'protonmail.com',
  ],
  ...['pm.me', 'fastmail.com', 'zoho.com', 'hey.com', 'yandex.com', 'mail.ru', 'qq.com', '163.com'],
  ...['hotmail.co.uk', 'yahoo.co.uk', 'btinternet.com', 'sky.com', 'comcast.net', 'att.net', 'verizon.net'],
  ...[
    'hotmail.de',
    'yahoo.de',
    'gmx.de',
    'gmx.at',
    'gmx.ch',
    'web.de',
    't-online.de',
    'posteo.de',
    'bluewin.ch',
  ],
  ...[
    'hotmail.fr',
    'yahoo.fr',
    'live.fr',
    'orange.fr',
    'free.fr',
    'laposte.net',
    'live.nl',
    'ziggo.nl',
    'kpnmail.nl',
  ],
  ...[
    'hotmail.it',
    'yahoo.it',
    'libero.it',
    'hotmail.es',
    'yahoo.es',
    'mweb.co.za',
    'telkomsa.net',
    'vodamail.co.za',
  ],
];

/** The address that the user probably meant, such as `lena@gmail.com` for `lena@gmial.com`. Null if the address looks right. */
export function suggestEmailCorrection(email: string): string | null {
  // Only compare whole domains, because any suffix, such as `co.za`, is legitimate.
  const slip = spelling.run({ email, domains: PROVIDERS, topLevelDomains: [], secondLevelDomains: [] });
  return slip && slip.full !== email ? slip.full : null;
}

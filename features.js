/**
 * The features, lowest first. A feature may import the features before it, and none after it.
 * `lint/edges.js` holds this.
 */
export const featureOrder = {
  server: [
    'codes',
    'proofs',
    'events',
    'recovery',
    'mail',
    'storage',
    'files',
    'access',
    'names',
    'notices',
    'reporters',
    'subscriptions',
    'accounts',
    'people',
    'leavebits',
    'uploads',
    'release',
    'recipients',
    'bounces',
    'retention',
  ],
  client: [
    'time-converter',
    'storage',
    'uploads',
    'accounts',
    'people',
    'site',
    'landing',
    'subscriptions',
    'leavebits',
    'templates',
    'release',
    'recipients',
    'account-page',
    'owner-menu',
  ],
};

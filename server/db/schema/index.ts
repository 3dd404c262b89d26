export * from './accounts.ts';
export * from './leavebits.ts';
export * from './mail.ts';
export * from './recipients.ts';
export * from './subscriptions.ts';
export * from './release.ts';
export * from './uploads.ts';
export * from './service.ts';

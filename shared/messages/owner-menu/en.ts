/** The menu of an owner’s home page. */
export const messages = {
  menu: 'Menu',
  release: 'Release',
  account: 'Account',
  subscription: 'Subscription',
  files: 'Files',
} as const;

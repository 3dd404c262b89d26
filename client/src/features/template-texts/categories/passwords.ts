import type { TemplateCategory } from '../template-category.ts';

export const passwordsCategory: TemplateCategory = {
  id: 'passwords',
  text: 'Passwords',
  infoText: {
    helps:
      'Photos, messages, bills and contacts now sit behind a phone’s lock screen. This tells your family what ' +
      'exists and how to get to it, before accounts are deleted or keep costing money.',
    belongs:
      'How to unlock the phone and the computer, which email account the others depend on, which password ' +
      'manager you use and where its main password is kept, and what should happen to each account.',
    forgotten:
      'The phone number itself: sign-in codes are sent to it, so the contract should run for a few more months. ' +
      'Also backup codes, the cloud storage with the photos, alarm and gate codes, and subscriptions that renew ' +
      'themselves.',
    leaveOut:
      'Card PINs and passwords for banking. The executor gets access through the bank, and using yours can be ' +
      'against the law. Rather than copy passwords here, say where they are kept: a list is soon out of date. ' +
      'Never write down the recovery words of a crypto wallet here, only where the paper is.',
  },
  template: {
    description: 'My devices and online accounts',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.
No bank passwords and no card PINs here, please.

First
My main email account (the others depend on it):
Phone, and how to unlock it:
Phone number to keep for some months, and the provider:
Computer or tablet, and how to unlock it:

Password manager
Which one I use:
Where its main password is kept:
Who has emergency access:
Where the backup codes for signing in are:

Photos, files and messages
Where the photos are:
Cloud storage and backup drives:
What to keep, and for whom:
What to delete unread:

Social media and other accounts (keep, close or memorialize)
Account and user name:
What to do with it:
Account and user name:
What to do with it:

At home
Wi-Fi, and where its password is:
Alarm, gate and safe, and who knows the codes:

To cancel, because they renew themselves
Subscriptions, and from which account they are paid:
Websites and domain names, and when they renew:

Who is good with computers and can help, with phone number:
Last checked on:`,
  },
};

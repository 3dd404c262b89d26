import type { TemplateCategory } from '../template-category.ts';

export const identificationCategory: TemplateCategory = {
  id: 'identification',
  text: 'Identification',
  infoText: {
    helps:
      'A death is registered with these papers, and almost every bank, insurer and office then asks for copies ' +
      'of them. This list saves days of searching.',
    belongs:
      'Your names exactly as each document has them, the numbers, and where the original is kept: ID book ' +
      'or smart ID card, passport, birth certificate, marriage or divorce papers, driver’s license, tax number. ' +
      'You can also attach a scan of each.',
    forgotten:
      'Earlier names and spellings, a second nationality, papers issued in another country, residence permits, ' +
      'and who has the key to the safe or the deposit box.',
    leaveOut:
      'PINs and passwords. With an ID number and a scan, someone could borrow money in your name, so for most ' +
      'people, choose “On death or incapacitation” rather than “Always”.',
  },
  template: {
    description: 'My identity documents and where they are',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.

Full names, as on my ID:
Earlier names and other spellings:
Date and place of birth:
Nationality, also a second one:

Identity card (South Africa: smart ID card or ID book)
Number:
Where the original is:

Passport, also a second one
Country, number and expiry date:
Where it is:

Birth certificate, where it is:
Marriage or civil union certificate, where it is:
Divorce order, where it is:
Residence permit or visa, and where it is:

Driver’s license
Number and expiry date:
Where it is:

Tax number (South Africa: SARS):
Tax office, if not in this country:
Medical aid or health insurance, membership number:
Other memberships that issue a card:

Where certified copies are:
Safe, deposit box or home file, and where it is:
Who has the key or knows how to open it:
Scans attached to this LeaveBit:
Who can help to find all this, with phone number:

Last checked on:`,
  },
};

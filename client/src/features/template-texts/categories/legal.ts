import type { TemplateCategory } from '../template-category.ts';

export const legalCategory: TemplateCategory = {
  id: 'legal',
  text: 'Legal',
  infoText: {
    helps:
      'Nothing can be distributed until the original will is found. In South Africa, it goes to the Master of the ' +
      'High Court, who appoints the executor; other countries have a probate court or a notary. This says where ' +
      'it is and who to call.',
    belongs:
      'Where the signed original of your will is and who the executor is, how you are married (in community ' +
      'of property, or with an antenuptial contract, ANC), trusts, powers of attorney, a living will, and any ' +
      'case or claim that is still open.',
    forgotten:
      'A will made before a marriage, a divorce or a birth may no longer say what you want. A will in another ' +
      'country. Guardians for the children. A power of attorney ends at death, and in South Africa also when ' +
      'you can no longer decide for yourself. A living will is needed while you live: give your doctor and the ' +
      'person who speaks for you a copy now.',
    leaveOut:
      'Who gets what. That belongs in the will: a note like this one is not a will, and one that says something ' +
      'else leads to quarrels. For the will itself, ask a lawyer or a notary.',
  },
  template: {
    description: 'My will and legal papers',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.
This is not a will and changes nothing in my will.

My will
Date of the latest one:
Where the signed original is:
Who drew it up, with phone number:
Executor, and who is next, with phone number:
Heirs whom the executor may have to look for:
A will in another country, and where it is:

Marriage
Date and place:
How we are married (South Africa: in community, or ANC):
Where the contract is:
Earlier marriages, and where the divorce order is:

Children
Guardian named in my will:
Court orders, maintenance, adoption papers:

While I live but cannot decide
Living will or advance directive, where it is:
Who speaks for me with the doctors:
Power of attorney, for whom and for what:
Organ donor card or registration:

Property
Title deeds and leases, where they are:
Trusts, their number, trustees, and where the deed is:

Still open
Court cases and claims, and who handles them:
Contracts I signed for others:

Lawyer or notary, with phone number:
Where the estate is reported (South Africa: the Master):
Last checked on:`,
  },
};

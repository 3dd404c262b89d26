import type { TemplateCategory } from '../template-category.ts';

export const familyCategory: TemplateCategory = {
  id: 'family',
  text: 'Family',
  infoText: {
    helps:
      'On the first day, someone has to fetch the children, feed the dog and make the calls. This tells them ' +
      'who to call first, and who needs care tonight.',
    belongs:
      'The people to tell and how to reach them, who should hear it in person, and what those who depend on you ' +
      'need each day: children, elderly parents, anyone you care for, animals.',
    forgotten:
      'Friends your family has never met, and relatives abroad. The children’s medicines and allergies. ' +
      'The people who work in your home. Someone you are no longer in touch with, but who should still be told. ' +
      'And that a release takes hours or days: choose “Always” for one person who would act immediately.',
    leaveOut:
      'Secrets that belong to others, and anything that would hurt to read at such a time. Everyone you share ' +
      'this with reads all of it. Who should raise your children belongs in your will: what you write here ' +
      'only explains it.',
  },
  template: {
    description: 'My family and the people to tell',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.

Tell first, and in person if possible
Name, how we are related, phone number:
Name, how we are related, phone number:
Name, how we are related, phone number:

Tell next
Relatives, also abroad:
Friends my family may not know:
Work, neighbors, clubs, place of worship:
Someone I lost touch with, but who should know:
Who can make these calls for you:

Children
Names and dates of birth:
School, teacher, who may collect them:
Doctor, medicines, allergies:
What comforts them:
Guardian named in my will, and who is next:
Other parent, and what was agreed:

Others who depend on me
Name, what they need each day, who can take over:
Their doctor and medicines:
Maintenance I pay, and how:

Medical aid (health insurance)
Name and membership number:
Who is covered through me, and must not lose cover:

Animals
Name, food, vet:
Who takes them:

Home
Who has a spare key:
People who work for us, with phone number:
Last checked on:`,
  },
};

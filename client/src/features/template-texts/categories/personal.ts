import type { TemplateCategory } from '../template-category.ts';

export const personalCategory: TemplateCategory = {
  id: 'personal',
  text: 'Personal',
  infoText: {
    helps:
      'Families rarely regret knowing what someone wanted. A few lines about the farewell end the guessing, and ' +
      'a few lines to each person are often what is kept longest.',
    belongs:
      'Your wishes for the farewell, words for the people who matter to you, and the stories behind things that ' +
      'only you can tell. Letters, recordings and photographs can be attached.',
    forgotten:
      'Wishes for the funeral and for organ donation are needed within hours, sooner than a release can happen: ' +
      'tell someone now, or choose “Always” for the person who will take care of it. Where the old photographs are, ' +
      'and who is in them. Which wishes are firm, and where you are happy for others to decide. That a simple ' +
      'farewell is enough, if you think so: it relieves those who pay for it.',
    leaveOut: 'Angry words you might regret, and promises of property, which belong in your will.',
  },
  template: {
    description: 'My personal wishes and messages',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.
Every line can wait. Begin with the one you find easiest.

Farewell
Burial, cremation or other, and where:
Organ donation, yes or no, and who already knows:
Religious or not, and who should lead it:
Music, readings, flowers or donations:
Who should speak, who should carry:
What I would rather not have:
How simple it may be:
Funeral policy or burial society, with number:
Where my family may decide freely:

Words for those I love
To:
What I want you to know:
To:
What I want you to know:
To:
What I want you to know:
Thanks I never said:
Something I am sorry for:

Things with a story
Photographs and films, where they are, who is in them:
Letters, diaries, recipes, and who would treasure them:
An object, and what it means:

Life as I saw it
Where we come from:
What I am glad I did:
Advice, if it is wanted:

Afterward
How I would like to be remembered:
What I hope for you:
Last checked on:`,
  },
};

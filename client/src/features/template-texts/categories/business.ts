import type { TemplateCategory } from '../template-category.ts';

export const businessCategory: TemplateCategory = {
  id: 'business',
  text: 'Business',
  infoText: {
    helps:
      'A small business can fail within weeks when nobody knows who gets paid on Friday or who may sign at the ' +
      'bank. With this, staff get paid, customers get an answer, and your work keeps its value.',
    belongs:
      'What you own or run, its numbers (in South Africa: CIPC registration, SARS, UIF), who can step in ' +
      'tomorrow, and what falls due in the next month. If you’re employed, the last lines are for you.',
    forgotten:
      'A second person who can sign at the bank. Debts of the business that you stand surety for. What you ' +
      'agreed with partners about buying your share, and the policy that pays for it. Domain names and licenses ' +
      'that lapse. The person who steps in needs this immediately, so choose “Always” for them.',
    leaveOut:
      'Passwords of the business bank account, and details of customers or patients that you have promised to ' +
      'keep to yourself. Say where their files are and who may open them.',
  },
  template: {
    description: 'My business and my work',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.

The business
Name, and what it does:
Registration number (South Africa: CIPC):
Form (sole owner, partnership, company, trust):
My share, and who owns the rest:
Tax, VAT and payroll numbers (South Africa: SARS, UIF):

The first week
Who can take over tomorrow, with phone number:
Who else can sign at the bank:
When wages and rent are paid, and from where:
Promises to customers that fall due soon:
Keys, alarm and vehicles, and who has them:

Papers
Partners’ or shareholders’ agreement, where it is:
Agreement to buy my share, and its policy:
Contracts, leases and licenses, where they are:
Debts I stand surety for:
Domain names, websites, software, and when they renew:

People
Accountant or bookkeeper, with phone number:
Lawyer, bank and insurer, with phone number:
Most important customers and suppliers:
Staff, and what I would like for them:

What should happen
Go on, sell or close, and who to ask:

If I am employed
Employer, contact person, employee number:
Group life cover and retirement fund at work:
Things of my employer’s at home:
Last checked on:`,
  },
};

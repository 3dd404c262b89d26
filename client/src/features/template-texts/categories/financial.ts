import type { TemplateCategory } from '../template-category.ts';

export const financialCategory: TemplateCategory = {
  id: 'financial',
  text: 'Financial',
  infoText: {
    helps:
      'Nobody can claim what nobody knows about. With this list, the executor can find every account, policy and debt, ' +
      'and your family knows what pays for the first weeks, while your own accounts are frozen.',
    belongs:
      'Where you bank, save and invest, what you own and owe, and who to call. The name of the institution and ' +
      'an account or policy number are enough; amounts are not needed.',
    forgotten:
      'Cover that comes with a job, a credit card or a loan. Pension money left with an earlier employer. Shares ' +
      'or coins that only exist in a phone app. A debt you stand surety for. Beneficiaries named long ago and ' +
      'never changed. In South Africa those who depended on you may also claim from UIF, and after a road ' +
      'accident from the RAF; both have a time limit.',
    leaveOut:
      'Card numbers, PINs, passwords and one-time codes. Nobody honest who deals with your estate will ask ' +
      'for them.',
  },
  template: {
    description: 'My money: accounts, policies and debts',
    sharingEmails: [],
    infoFields: `Write after each colon. Delete the lines you do not need.
Numbers of accounts and policies, but no PINs or passwords.

The first weeks
Funeral policy, number and who to call:
Money my family can reach at once:
Bills that must not be missed:

What I have
Bank accounts (bank, branch, number):
Savings and fixed deposits:
Investments, unit trusts and shares, also in apps:
Crypto, and where the wallet is kept:
Retirement fund or annuity, also from earlier jobs:
House or land, and where the title deed is:
Vehicles, and where the papers are:
Money that others owe me:

Insurance
Life cover, number and who benefits:
Cover through my job, bank or credit card:
Medical aid, membership number:
Home and car insurance:

What I owe
Home loan:
Car finance, credit cards, store accounts:
Debts I stand surety for:
Debit orders to stop, and from which account:

Tax
Tax number (South Africa: SARS) and who does my returns:

Who to call
Bank, adviser or accountant, with phone number:
Executor named in my will:
South Africa, may apply: UIF, RAF, Compensation Fund:
Last checked on:`,
  },
};

import { limits } from '#shared/domain/limits.ts';
import { isPasswordAcceptable } from '#shared/domain/password.ts';
import { appendEmailExample } from '#client/lib/emails/email-example.ts';
import type { Messages } from '#client/lib/messages/use-messages.ts';
import type { DescribeProblem } from '#client/lib/use-validated-form.ts';

type FieldName = 'username' | 'email' | 'name' | 'code' | 'password' | 'newPassword';

/** Says what is wrong with a field in the page's language. In English, the contract's message says it, which is more exact. */
export const describeFieldProblems =
  (t: Messages<'sign-in'>): DescribeProblem<FieldName> =>
  ({ name, value, problem }) => {
    if (t.language === 'en') return appendEmailExample(problem) ?? problem;
    switch (name) {
      case 'username':
      case 'email':
        return t('addressInvalid');
      case 'name':
        return t('nameInvalid', { max: limits.nameLength });
      case 'code':
        return t('codeMissing');
      case 'password':
      case 'newPassword':
        if (value === '') return t('passwordMissing');
        return isPasswordAcceptable(value)
          ? t('passwordTooLong', { max: limits.passwordMaxLength })
          : t('requirementsUnmet');
    }
  };

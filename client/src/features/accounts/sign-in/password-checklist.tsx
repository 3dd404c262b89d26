import { Check, Circle } from 'lucide-react';
import { limits } from '#shared/domain/limits.ts';
import { passwordRequirements } from '#shared/domain/password.ts';
import { cx } from '#client/lib/class-names.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';

const labels = {
  length: 'needsLength',
  uppercase: 'needsUppercase',
  number: 'needsNumber',
  special: 'needsSpecial',
} as const;

/** Lists the requirements that a new password doesn't meet yet. Screen readers announce the number when it changes. */
export function PasswordChecklist({ password }: { password: string }) {
  const t = useMessages('sign-in');
  const met = passwordRequirements.filter((requirement) => requirement.isMet(password)).length;
  return (
    <div data-kept-free className="text-sm">
      <p className="font-medium">{t('requirements')}</p>
      <ul className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {passwordRequirements.map(({ id, isMet }) => {
          const isDone = isMet(password);
          const Mark = isDone ? Check : Circle;
          return (
            <li key={id} className={cx('flex items-center gap-2', isDone ? 'text-success' : 'text-quiet')}>
              <Mark aria-hidden className={cx('shrink-0', isDone ? 'size-4' : 'mx-0.5 size-3')} />
              <span>
                {id === 'length' ? t(labels.length, { min: limits.passwordMinLength }) : t(labels[id])}
              </span>
              <span className="sr-only">{` ${t(isDone ? 'met' : 'notMet')}`}</span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {password && t('metCount', { met, all: passwordRequirements.length })}
      </p>
    </div>
  );
}

import { Check, Circle } from 'lucide-react';
import { passwordRequirements } from '#shared/domain/password.ts';
import { cx } from '#client/lib/class-names.ts';

/** Lists the requirements that a new password doesn't meet yet. Screen readers announce the number when it changes. */
export function PasswordChecklist({ password }: { password: string }) {
  const met = passwordRequirements.filter((requirement) => requirement.isMet(password)).length;
  return (
    <div data-kept-free className="text-sm">
      <p className="font-medium">Password requirements:</p>
      <ul className="mt-1.5 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {passwordRequirements.map(({ id, label, isMet }) => {
          const isDone = isMet(password);
          const Mark = isDone ? Check : Circle;
          return (
            <li key={id} className={cx('flex items-center gap-2', isDone ? 'text-success' : 'text-quiet')}>
              <Mark aria-hidden className={cx('shrink-0', isDone ? 'size-4' : 'mx-0.5 size-3')} />
              <span>{label}</span>
              <span className="sr-only">{isDone ? ' (met)' : ' (not met yet)'}</span>
            </li>
          );
        })}
      </ul>
      <p role="status" className="sr-only">
        {password && `${met} of ${passwordRequirements.length} password requirements met`}
      </p>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';

export type CardProps = ComponentProps<'div'> & { as?: 'div' | 'section' | 'article' | 'li' };

export function Card({ as = 'div', className, ...rest }: CardProps) {
  // The elements differ only in name. All of them accept a div's attributes.
  const Element = as as 'div';
  return <Element {...rest} className={cx('rounded-md border bg-surface p-5 sm:p-6', className)} />;
}

import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps } from 'react';
import { cx } from '../lib/class-names.ts';

/** `<Tabs value onValueChange><TabList><Tab value/>…</TabList><TabPanel value/>…</Tabs>` */
export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...rest} className={cx('flex flex-col gap-6', className)} />;
}

export function TabList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...rest} className={cx('flex border-b', className)} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      className={cx(
        '-mb-px min-h-11 flex-1 border-b-2 border-transparent px-4 py-2 font-medium text-quiet hover:text-ink',
        'data-[state=active]:border-primary data-[state=active]:text-ink',
        // A transparent line shows where the system forces colors.
        'forced-colors:border-b-4 forced-colors:not-data-[state=active]:border-[Canvas]',
        className,
      )}
    />
  );
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cx('rounded-sm', className)} />;
}

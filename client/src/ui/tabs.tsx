import { createContext, useContext, useId } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { cx } from '../lib/class-names.ts';

const TabsContext = createContext({ id: '', value: '', onValueChange: (_value: string): void => undefined });

type TabsProps = ComponentProps<'div'> & { value: string; onValueChange: (value: string) => void };

/** `<Tabs value onValueChange><TabList><Tab value/>…</TabList><TabPanel value/>…</Tabs>` */
export function Tabs({ value, onValueChange, className, ...rest }: TabsProps) {
  const id = useId();
  return (
    <TabsContext value={{ id, value, onValueChange }}>
      <div {...rest} className={cx('flex flex-col gap-6', className)} />
    </TabsContext>
  );
}

export function TabList({ className, ...rest }: ComponentProps<'div'>) {
  return <div role="tablist" {...rest} onKeyDown={moveFocus} className={cx('flex border-b', className)} />;
}

/** Moves between tabs with the arrow keys, Home and End. Tabs open on focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const place = tabs.findIndex((tab) => tab === event.target);
  const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
  if (place === -1 || next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

export function Tab({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const tabs = useContext(TabsContext);
  const isOpen = tabs.value === value;
  const open = () => !isOpen && tabs.onValueChange(value);
  return (
    <button
      {...rest}
      type="button"
      role="tab"
      id={`${tabs.id}-${value}-tab`}
      aria-selected={isOpen}
      aria-controls={isOpen ? `${tabs.id}-${value}` : undefined}
      // Roving tabindex, where only the open tab is a tab stop.
      tabIndex={isOpen ? 0 : -1}
      // Not every browser focuses a button on click.
      onFocus={open}
      onClick={open}
      className={cx(
        '-mb-px min-h-11 flex-1 border-b-2 border-transparent px-4 py-2 font-medium text-quiet hover:text-ink',
        'aria-selected:border-primary aria-selected:text-ink',
        // A transparent border becomes visible in forced-colors mode.
        'forced-colors:border-b-4 forced-colors:not-aria-selected:border-[Canvas]',
        className,
      )}
    />
  );
}

/** Mounts its content only while its tab is open. */
export function TabPanel({ value, className, ...rest }: ComponentProps<'div'> & { value: string }) {
  const tabs = useContext(TabsContext);
  if (tabs.value !== value) return null;
  return (
    <div
      {...rest}
      role="tabpanel"
      id={`${tabs.id}-${value}`}
      aria-labelledby={`${tabs.id}-${value}-tab`}
      tabIndex={0}
      className={cx('rounded-sm', className)}
    />
  );
}

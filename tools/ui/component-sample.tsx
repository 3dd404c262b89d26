import type { ReactNode } from 'react';

export function SampleSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** A component in one or more states, side by side if there is room. */
export function ComponentSample({
  name,
  isWide,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-col gap-3 border-t pt-4">
      <h3 className="text-base">{name}</h3>
      <div className={isWide ? 'flex flex-col gap-4' : 'flex flex-wrap items-start gap-4'}>{children}</div>
    </div>
  );
}

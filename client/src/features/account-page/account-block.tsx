import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';

interface AccountBlockProps {
  title: string;
  /** Explains what the block is for. */
  intro?: ReactNode;
  /** A status next to the title, such as a badge. */
  state?: ReactNode;
  children?: ReactNode;
}

/** A card with a heading, for one topic within a section. */
export function AccountBlock({ title, intro, state, children }: AccountBlockProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {state}
        </div>
        {intro && <p className="max-w-reading text-quiet">{intro}</p>}
      </div>
      {children}
    </Card>
  );
}

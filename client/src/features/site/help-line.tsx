import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import type { HelpSeeker } from './help-text.tsx';

const HelpText = preloadableComponent(() => import('./help-text.tsx'), 'HelpText', ['help']);
preloadAfterPaint(HelpText);

/** The last line of a page, about help. It is as tall as one line before its text arrives, so that the page doesn't move. */
export function HelpLine({ who }: { who: HelpSeeker }) {
  return (
    <p className="mt-10 min-h-6 text-center text-sm text-quiet print:hidden">
      <HelpText who={who} />
    </p>
  );
}

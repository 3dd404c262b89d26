import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { printAlone } from './prints-alone.tsx';

/** Open dialogs print alone, too. They would print what is being edited on the sheet. */
function printSheet(sheet: HTMLElement | null): (() => void) | undefined {
  const undo = printAlone(sheet);
  if (!undo) return undefined;
  document.body.toggleAttribute('data-prints-sheet', true);
  return () => {
    document.body.toggleAttribute('data-prints-sheet', false);
    undo();
  };
}

/**
 * Prints something that isn't on the screen, without the rest of the page and without open dialogs. The caller renders `sheet`
 * anywhere.
 */
export function usePrintedSheet(): { print: (content: ReactNode) => void; sheet: ReactNode } {
  const [content, setContent] = useState<ReactNode>(null);

  function print(next: ReactNode) {
    flushSync(() => setContent(next));
    window.print();
    // Gone before anything else is printed. Not all browsers say when their print dialog closes.
    for (const type of ['pointerdown', 'keydown'])
      window.addEventListener(type, () => setContent(null), { once: true });
  }

  return {
    print,
    sheet:
      content &&
      // Outside the page, because parts of it aren't printed.
      createPortal(
        <div ref={printSheet} data-printed-sheet className="hidden print:block">
          {content}
        </div>,
        document.body,
      ),
  };
}

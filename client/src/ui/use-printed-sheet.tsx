import { useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { PrintsAlone } from './prints-alone.tsx';

/** Prints something that isn't on the screen, without the rest of the page. The caller renders `sheet` anywhere. */
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
      createPortal(<PrintsAlone className="hidden print:block">{content}</PrintsAlone>, document.body),
  };
}

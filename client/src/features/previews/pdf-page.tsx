import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { readPdfText, type PDFDocumentProxy } from './pdf-document.ts';

// Sharp on any screen. A higher density would only help when printing.
const MAX_DENSITY = 2;
// Some browsers render larger canvases blank.
const MAX_PIXELS = 16_000_000;
const MAX_SIDE = 8192;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** The one-based page number. */
  number: number;
  ratio: number;
  /** Changing the zoom re-renders the page at full sharpness. */
  zoom: number;
}

/** A PDF page, rendered near the viewport and released far from it, so that a long document does not fill up memory. */
export function PdfPage({ pdf, number, ratio, zoom }: PdfPageProps) {
  const t = useMessages('previews');
  const place = useRef<HTMLLIElement>(null);
  const isNear = useIsNear(place);
  const [text, setText] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    let stop = () => {};
    async function draw() {
      const page = await pdf.getPage(number);
      const target = canvas.current;
      if (isLeft || !target) return;
      const natural = page.getViewport({ scale: 1 });
      const density = Math.min(window.devicePixelRatio, MAX_DENSITY);
      const { width, height } = natural;
      const scale = Math.min(
        (target.clientWidth * density) / width,
        Math.sqrt(MAX_PIXELS / (width * height)),
        MAX_SIDE / Math.max(width, height),
      );
      const viewport = page.getViewport({ scale });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = page.render({ canvas: target, viewport });
      stop = () => task.cancel();
      await task.promise;
      // Without its text, the picture still helps everybody who can see it.
      const text = await readPdfText(page).catch(() => '');
      if (!isLeft) setText(text);
    }
    draw().catch(() => !isLeft && setIsBroken(true));
    return () => {
      isLeft = true;
      stop();
    };
  }, [isNear, pdf, number, zoom]);

  return (
    <li ref={place} style={{ minHeight: isNear ? undefined : '20rem' }}>
      {isBroken && <p className="text-quiet">{t('pageBroken')}</p>}
      {isNear && !isBroken && (
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('page', { number, count: pdf.numPages })}
          style={{ aspectRatio: `1 / ${ratio}` }}
          className="w-full rounded-sm border bg-[white]"
        />
      )}
      <p className="mt-1 text-center text-sm text-quiet">{t('page', { number, count: pdf.numPages })}</p>
      {/* The page's text, for screen readers. */}
      <p className="sr-only">{text}</p>
    </li>
  );
}

/** Whether an element is in view or within one screen of it. */
function useIsNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '100%',
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}

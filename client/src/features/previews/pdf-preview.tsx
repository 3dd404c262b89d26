import { useEffect, useState } from 'react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { isPdfPasswordError, openPdf } from './pdf-document.ts';
import type { PDFDocumentProxy } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import type { PreviewProps } from './preview-props.ts';

/** Capped, because more pages would slow down the browser. */
const MOST_PAGES = 200;
/** A more extreme aspect ratio indicates a corrupt page. */
const MOST_RATIO = 20;

interface Opened {
  pdf: PDFDocumentProxy;
  /** The first page's height divided by its width, as an estimate for the other pages. */
  ratio: number;
}

/** Renders the pages of a PDF as images when they scroll into view. */
export function PdfPreview({ url, blob, zoom, onFail }: PreviewProps) {
  const t = useMessages('previews');
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isLeft = false;
    const { pdf, close } = openPdf(blob ?? url);
    async function open() {
      const document = await pdf;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      const ratio = height / width;
      if (!(ratio < MOST_RATIO && ratio > 1 / MOST_RATIO)) throw new Error('no page has such a shape');
      if (!isLeft) setOpened({ pdf: document, ratio });
    }
    open().catch((error: unknown) => {
      if (!isLeft) onFail(t(isPdfPasswordError(error) ? 'password' : 'unsupported'));
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [url, blob, onFail, t]);

  if (!opened) return <Spinner label={t('opening')} />;
  const { pdf, ratio } = opened;
  return (
    <>
      <ol className="flex flex-col gap-4" style={{ width: `${zoom * 100}%` }}>
        {Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => (
          <PdfPage key={index} pdf={pdf} number={index + 1} ratio={ratio} zoom={zoom} />
        ))}
      </ol>
      {pdf.numPages > MOST_PAGES && <p className="mt-4 text-quiet">{t('onlyBeginningSee')}</p>}
    </>
  );
}

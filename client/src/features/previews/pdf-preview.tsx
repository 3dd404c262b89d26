import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { isPdfPasswordError, openPdf } from './pdf-document.ts';
import type { PDFDocumentProxy } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import { CANNOT_PREVIEW_MESSAGE, type PreviewProps } from './preview-props.ts';

const WITH_PASSWORD =
  'It’s password-protected. Please download it and open it with a program that asks for the password.';

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
      if (!isLeft) onFail(isPdfPasswordError(error) ? WITH_PASSWORD : CANNOT_PREVIEW_MESSAGE);
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [url, blob, onFail]);

  if (!opened) return <Spinner label="Opening the file" />;
  const { pdf, ratio } = opened;
  return (
    <>
      <ol className="flex flex-col gap-4" style={{ width: `${zoom * 100}%` }}>
        {Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, index) => (
          <PdfPage key={index} pdf={pdf} number={index + 1} ratio={ratio} zoom={zoom} />
        ))}
      </ol>
      {pdf.numPages > MOST_PAGES && (
        <p className="mt-4 text-quiet">
          This is only the beginning. Please download the file to see the rest.
        </p>
      )}
    </>
  );
}

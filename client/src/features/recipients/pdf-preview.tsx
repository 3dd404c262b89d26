import { useEffect, useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { isPasswordNeeded, openPdf } from './pdf-document.ts';
import type { PDFDocumentProxy } from './pdf-document.ts';
import { PdfPage } from './pdf-page.tsx';
import { CANNOT_SHOW, type PreviewProps } from './preview-props.ts';

const WITH_PASSWORD =
  'It is protected by a password. Please download it, and open it with a program that asks for the password.';

interface Opened {
  pdf: PDFDocumentProxy;
  /** Height of the first page by its width, a good guess for the others. */
  ratio: number;
}

/** A PDF as pictures of its pages, drawn as they come into view. */
export function PdfPreview({ url, onFail }: PreviewProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let isLeft = false;
    const { pdf, close } = openPdf(url);
    async function open() {
      const document = await pdf;
      const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
      if (!isLeft) setOpened({ pdf: document, ratio: height / width });
    }
    open().catch((error: unknown) => {
      if (!isLeft) onFail(isPasswordNeeded(error) ? WITH_PASSWORD : CANNOT_SHOW);
    });
    return () => {
      isLeft = true;
      close();
    };
  }, [url, onFail]);

  if (!opened) return <Spinner label="Opening the file" />;
  const { pdf, ratio } = opened;
  return (
    <ol className="flex flex-col gap-4">
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} ratio={ratio} />
      ))}
    </ol>
  );
}

// The build for older browsers: recipients come with whatever phone they have.
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Where the build has put the fonts, character maps and decoders that some PDFs need, by their file names. */
const helpers = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
        '../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '../../../../../node_modules/pdfjs-dist/wasm/*.wasm',
      ],
      { query: '?url', import: 'default', eager: true },
    ),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** The page fetches what the worker needs, because the worker may fetch nothing. */
class HelperFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = helpers[filename];
    if (url === undefined) throw new Error(`pdf.js has no ${filename}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/**
 * Opens a PDF, fetching only the parts that are looked at. Nothing in it is run: no scripts, no forms, no links.
 * `close` ends the worker. The promise rejects for what is no PDF.
 */
export function openPdf(url: string): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    url,
    rangeChunkSize: 256 * 1024,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: HelperFiles,
    // A page that claims to be a wall of pixels must not take all of a phone's memory.
    maxImageSize: 64 * 1024 * 1024,
    canvasMaxAreaInBytes: 64 * 1024 * 1024,
    verbosity: 0,
  });
  return { pdf: task.promise, close: () => void task.destroy() };
}

export const isPasswordNeeded = (error: unknown) =>
  error instanceof Error && error.name === 'PasswordException';
export type { PDFDocumentProxy };

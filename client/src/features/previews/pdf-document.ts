// Use the legacy build, because recipients may have old phones.
import { getDocument, GlobalWorkerOptions, PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Build URLs, by file name, of the fonts, character maps and decoders that some PDFs need. */
const helpers = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
        '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '../../../../node_modules/pdfjs-dist/wasm/*.wasm',
      ],
      { query: '?url', import: 'default', eager: true },
    ),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

/** Fetches resources on behalf of the worker, which has no network access. */
class HelperFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = helpers[filename];
    if (url === undefined) throw new Error(`pdf.js has no ${filename}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}

/** Reads ranges of a Blob, which the page may not fetch. */
class BlobRanges extends PDFDataRangeTransport {
  private readonly blob: Blob;

  constructor(blob: Blob) {
    super(blob.size, null);
    this.blob = blob;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.blob
      .slice(begin, end)
      .arrayBuffer()
      .then((bytes) => this.onDataRange(begin, new Uint8Array(bytes)));
  }
}

/**
 * Opens a PDF at a URL or in a Blob, and reads only the ranges being viewed. Scripts, forms and links in the PDF are disabled. `close` terminates
 * the worker. The promise rejects if the file is not a PDF.
 */
export function openPdf(source: string | Blob): { pdf: Promise<PDFDocumentProxy>; close: () => void } {
  const task = getDocument({
    ...(typeof source === 'string' ? { url: source } : { range: new BlobRanges(source) }),
    rangeChunkSize: 256 * 1024,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    useWorkerFetch: false,
    BinaryDataFactory: HelperFiles,
    // Keeps a huge page from exhausting a phone's memory.
    maxImageSize: 64 * 1024 * 1024,
    canvasMaxAreaInBytes: 64 * 1024 * 1024,
    verbosity: 0,
  });
  return { pdf: task.promise, close: () => void task.destroy() };
}

/**
 * The text of a page. Not `getTextContent`, which iterates over a stream: Safari and Chrome before 124 can only read one.
 */
export async function readPdfText(page: PDFPageProxy): Promise<string> {
  type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
  const stream = page.streamTextContent() as ReadableStream<TextContent>;
  const reader = stream.getReader();
  const texts: string[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) texts.push('str' in item ? item.str : '');
  }
  return texts.join(' ');
}

export const isPdfPasswordError = (error: unknown) =>
  error instanceof Error && error.name === 'PasswordException';
export type { PDFDocumentProxy };

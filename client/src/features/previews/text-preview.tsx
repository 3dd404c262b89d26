import { useEffect, useState } from 'react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { parseErrorCode } from '../../lib/http/error-response.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import type { PreviewProps } from './preview-props.ts';

// Enough for any letter, and small enough for any phone.
const SHOWN_BYTES = 256 * 1024;

interface Text {
  text: string;
  isWhole: boolean;
}

/** Shows text verbatim, without interpreting markup. Truncates long text. */
export function TextPreview({ url, blob, name, zoom, onFail }: PreviewProps) {
  const t = useMessages('previews');
  const [shown, setShown] = useState<Text | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    (blob ? readText(blob) : fetchText(url, leaving.signal)).then(setShown, () => {
      if (!leaving.signal.aborted) onFail(t('unreadable'));
    });
    return () => leaving.abort();
  }, [url, blob, onFail, t]);

  if (!shown) return <Spinner label={t('opening')} />;
  if (shown.text === '') return <p className="text-quiet">{t('empty')}</p>;
  return (
    <>
      <pre
        aria-label={formatFileName(name)}
        style={{ fontSize: `${zoom * 0.875}rem` }}
        className="rounded-sm bg-sunken p-4 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
      >
        <bdi>{shown.text}</bdi>
      </pre>
      {!shown.isWhole && <p className="mt-3 text-quiet">{t('onlyBeginningRead')}</p>}
    </>
  );
}

/** @param blob with its character encoding in its type */
async function readText(blob: Blob): Promise<Text> {
  const bytes = await blob.slice(0, SHOWN_BYTES).arrayBuffer();
  return { text: decodeText(bytes, blob.type), isWhole: blob.size <= bytes.byteLength };
}

async function fetchText(url: string, signal: AbortSignal): Promise<Text> {
  const headers = { Range: `bytes=0-${SHOWN_BYTES - 1}` };
  const answer = await fetch(url, { headers, signal, credentials: 'same-origin' });
  if (!answer.ok) {
    const code = parseErrorCode({ status: answer.status, text: await answer.text() });
    // An empty file has no byte range to request.
    if (code === 'range-not-satisfiable') return { text: '', isWhole: true };
    throw new Error(`The file was refused: ${code}`);
  }
  const bytes = await answer.arrayBuffer();
  const total = Number(/\/(\d+)$/.exec(answer.headers.get('Content-Range') ?? '')?.[1] ?? bytes.byteLength);
  return {
    text: decodeText(bytes, answer.headers.get('Content-Type') ?? ''),
    isWhole: total <= bytes.byteLength,
  };
}

function decodeText(bytes: ArrayBuffer, contentType: string): string {
  const charset = /charset=([\w-]+)/.exec(contentType)?.[1] ?? 'utf-8';
  // `stream` drops a character that was cut off at the end.
  return new TextDecoder(charset).decode(bytes, { stream: true });
}

import { ApiError } from '#client/lib/http/api-error.ts';
import { parseErrorCode } from '#client/lib/http/error-response.ts';
import { parseJson } from '#client/lib/http/parse-json.ts';
import { requestDownloadTicket } from '../../api.ts';

const BROKEN_OFF = 'The download broke off. Please check your internet connection and try again.';

export interface FileRequest {
  /** The LeaveBit's id. */
  id: number;
  storedName: string;
  emailSessionId: string;
  signal?: AbortSignal | undefined;
  /** Called with the ratio of bytes that have arrived, 0 to 1. Null if the length is unknown. */
  onProgress?: ((ratio: number | null) => void) | undefined;
}

/** A sealed file as it arrives. */
export interface ArrivingFile {
  stream: ReadableStream<Uint8Array>;
  /** Throws an ApiError if the connection failed, which a reader of the stream would take for damage. */
  assertArrived: () => void;
}

/**
 * Requests a file of a LeaveBit, still sealed.
 * @throws ApiError
 */
export async function fetchSealedFile({
  id,
  storedName,
  emailSessionId,
  signal,
  onProgress,
}: FileRequest): Promise<ArrivingFile> {
  const { url } = await requestDownloadTicket(
    id,
    { purpose: 'download', fileName: storedName },
    emailSessionId,
  );
  const answer = await fetch(url, { credentials: 'same-origin', ...(signal && { signal }) }).catch(() => {
    throw new ApiError('unreachable', BROKEN_OFF);
  });
  if (!answer.ok || !answer.body) throw await refusal(answer);
  const length = Number(answer.headers.get('Content-Length')) || null;
  return trackArrival(answer.body, (bytes) => onProgress?.(length === null ? null : bytes / length));
}

/** Passes a stream on, and notes whether it failed. */
function trackArrival(body: ReadableStream<Uint8Array>, onBytes: (total: number) => void): ArrivingFile {
  const reader = body.getReader();
  let hasFailed = false;
  let total = 0;
  return {
    stream: new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          try {
            const { done, value } = await reader.read();
            if (done) return controller.close();
            total += value.byteLength;
            onBytes(total);
            controller.enqueue(value);
          } catch (error) {
            hasFailed = true;
            controller.error(error);
          }
        },
        cancel: (reason) => reader.cancel(reason),
      },
      { highWaterMark: 0 },
    ),
    assertArrived() {
      if (hasFailed) throw new ApiError('unreachable', BROKEN_OFF);
    },
  };
}

async function refusal(answer: Response): Promise<ApiError> {
  const text = await answer.text().catch(() => '');
  const { message } = (parseJson(text) ?? {}) as { message?: unknown };
  const code = parseErrorCode({ status: answer.status, text });
  return new ApiError(code, typeof message === 'string' ? message : null);
}

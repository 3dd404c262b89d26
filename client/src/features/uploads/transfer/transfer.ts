import type { ErrorResponse } from '#client/lib/http/error-response.ts';
import type { UploadStep } from '../rules.ts';

/** One file to send. */
export interface FileTransfer {
  file: File;
  /** The path from an earlier attempt. The transfer resumes from what the server already has. */
  url: string | undefined;
  /** See `uploadMetadataSchema`. */
  metadata: Record<string, string>;
  /** Called with the upload's path on the server, once it has one. */
  onUrl: (this: void, url: string) => void;
  /** Called with the number of bytes sent so far. */
  onProgress: (this: void, sent: number) => void;
}

/** The server rejected a request. */
export class TransferRejectedError extends Error {
  readonly step: UploadStep;
  readonly answer: ErrorResponse;

  constructor(step: UploadStep, answer: ErrorResponse) {
    super(`The server refused to ${step} an upload with ${answer.status}`);
    this.step = step;
    this.answer = answer;
  }
}

/** The connection failed or was lost. */
export class TransferConnectionError extends Error {}

import type { ErrorResponse } from '#client/lib/http/error-response.ts';
import type { UploadStep } from '../rules.ts';

export interface FileTransfer {
  file: File;
  /** The path on the server from an earlier attempt. If set, the transfer resumes with the bytes that the server lacks. */
  url: string | undefined;
  /** See `uploadMetadataSchema`. */
  metadata: Record<string, string>;
  /** Called with the upload's path on the server once it is known. */
  onUrl: (this: void, url: string) => void;
  /** Called with the number of bytes sent so far. */
  onProgress: (this: void, sent: number) => void;
}

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

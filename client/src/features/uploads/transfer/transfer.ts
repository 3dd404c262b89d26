import type { ErrorResponse } from '#client/lib/http/error-response.ts';
import type { UploadStep } from '../rules.ts';

/** One file to send. */
export interface FileTransfer {
  file: File;
  /** The path of an earlier try. The transfer continues there with what the server has. */
  url: string | undefined;
  /** See `uploadMetadataSchema`. */
  metadata: Record<string, string>;
  /** Called with the upload's path on the server, once it has one. */
  onUrl: (this: void, url: string) => void;
  /** The bytes of the file that were sent so far. */
  onProgress: (this: void, sent: number) => void;
}

/** The server refused a request. */
export class TransferRejectedError extends Error {
  readonly step: UploadStep;
  readonly answer: ErrorResponse;

  constructor(step: UploadStep, answer: ErrorResponse) {
    super(`The server refused to ${step} an upload with ${answer.status}`);
    this.step = step;
    this.answer = answer;
  }
}

/** The connection was lost or never made. */
export class TransferConnectionError extends Error {}

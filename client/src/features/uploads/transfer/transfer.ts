import type { Refused } from '../../../lib/http/refusal.ts';
import type { Step } from '../rules.ts';

/** One file to send. */
export interface Transfer {
  file: File;
  /** Where an earlier try began it: then it goes on from what the server has. */
  url: string | undefined;
  /** As `uploadMetadata` has it. */
  metadata: Record<string, string>;
  /** Told the upload's path on the server, once it has one. */
  onUrl: (this: void, url: string) => void;
  /** Bytes of the file sent so far. */
  onProgress: (this: void, sent: number) => void;
}

/** The server answered, and not with what was hoped for. */
export class TransferRefused extends Error {
  readonly step: Step;
  readonly answer: Refused;

  constructor(step: Step, answer: Refused) {
    super(`The server refused to ${step} an upload with ${answer.status}`);
    this.step = step;
    this.answer = answer;
  }
}

/** The connection was lost, or never came about. */
export class TransferDropped extends Error {}

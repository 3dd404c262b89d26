import type { ErrorCode } from '#shared/contracts/schema/errors.ts';
import type { ImportResponse } from '#shared/contracts/imports.ts';
import {
  createChildTask,
  ChildBusyError,
  ChildLimitError,
  type ChildLimits,
} from '../../adapters/child-processes/child-task.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';

/** What the child process returns for an export. */
export type ExportParseResult =
  { answer: ImportResponse } | { refusal: { code: ErrorCode; message: string } };

/**
 * Parses each export in a separate child process, one at a time, so that no file's content can delay other requests.
 * @param limits reduced in tests
 */
export function createExportParser(limits: ChildLimits = importLimits.reader) {
  const task = createChildTask<Buffer, ExportParseResult>(
    'server/features/imports/parse-export-process.ts',
    limits,
  );

  /** @throws DomainError with a message for the owner */
  return async function readExport(bytes: Buffer): Promise<ImportResponse> {
    const reading = await task.run(bytes).catch((error: unknown) => {
      if (error instanceof ChildBusyError) throw importsBusyError();
      if (error instanceof ChildLimitError) throw tooMuchWork();
      throw error;
    });
    if ('answer' in reading) return reading.answer;
    throw new DomainError(reading.refusal.code, reading.refusal.message);
  };
}

export const importsBusyError = () =>
  new DomainError('unavailable', 'Imports are busy right now. Please try again in a minute.', {
    retryAfterSeconds: 60,
  });

const tooMuchWork = () =>
  new DomainError(
    'too-large',
    'This file takes too long to read. Please export fewer entries at a time, and try again.',
  );

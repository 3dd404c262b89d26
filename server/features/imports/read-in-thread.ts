import type { ErrorCode } from '#shared/contracts/errors.ts';
import type { ImportAnswer } from '#shared/contracts/imports.ts';
import {
  createThreadTask,
  ThreadBusyError,
  ThreadLimitError,
  type ThreadLimits,
} from '../../adapters/threads/thread-task.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';

/** What the thread makes of an export. */
export type ExportReading = { answer: ImportAnswer } | { refusal: { code: ErrorCode; message: string } };

/**
 * Reads exports in a thread of their own, one at a time in a process: whatever a file holds, nobody else waits for it.
 * @param limits tests bring shorter ones.
 */
export function createExportReader(limits: ThreadLimits = importLimits.thread) {
  const task = createThreadTask<Uint8Array, ExportReading>(
    'server/features/imports/read-export-thread.ts',
    limits,
  );

  /** @throws DomainError with a sentence for the owner. */
  return async function readExport(bytes: Uint8Array): Promise<ImportAnswer> {
    const reading = await task.run(bytes).catch((error: unknown) => {
      if (error instanceof ThreadBusyError) throw importsBusy();
      if (error instanceof ThreadLimitError) throw tooMuchWork();
      throw error;
    });
    if ('answer' in reading) return reading.answer;
    throw new DomainError(reading.refusal.code, reading.refusal.message);
  };
}

export const importsBusy = () =>
  new DomainError('unavailable', 'Other people are importing at the moment. Please try again in a minute.', {
    retryAfterSeconds: 60,
  });

const tooMuchWork = () =>
  new DomainError(
    'too-large',
    'This file takes too long to read. Please export fewer entries at a time, and try again.',
  );

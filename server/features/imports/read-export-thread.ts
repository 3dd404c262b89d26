import { answerTasks } from '../../adapters/threads/answer-tasks.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { ExportReading } from './read-in-thread.ts';
import { readExport } from './read-export.ts';

/** The thread that reads exports. */
answerTasks(async (bytes: Uint8Array): Promise<ExportReading> => {
  try {
    return { answer: await readExport(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
});

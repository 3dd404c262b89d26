import { serveTasks } from '../../adapters/child-processes/serve-tasks.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { ExportReading } from './export-reader.ts';
import { readExport } from './read-export.ts';

/** The child process that reads exports. */
serveTasks(async (bytes: Buffer): Promise<ExportReading> => {
  try {
    return { answer: await readExport(bytes) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
});

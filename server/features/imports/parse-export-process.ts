import { serveTasks } from '../../adapters/child-processes/serve-tasks.ts';
import { DomainError } from '../../http/domain-error.ts';
import type { ExportParseResult } from './export-parser.ts';
import { parseExport } from './parse-export.ts';

/** Entry point of the child process that parses exports. */
serveTasks(async (bytes: Buffer): Promise<ExportParseResult> => {
  try {
    return { answer: await parseExport(bytes) };
  } catch (error) {
    if (error instanceof DomainError) return { refusal: { code: error.code, message: error.message } };
    throw error;
  }
});

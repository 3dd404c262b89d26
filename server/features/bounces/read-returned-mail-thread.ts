import { answerTasks } from '../../adapters/threads/answer-tasks.ts';
import { readReturnedMail } from './read-returned-mail.ts';

/** The thread that reads returned mail. */
answerTasks((source: Uint8Array) =>
  readReturnedMail(Buffer.from(source.buffer, source.byteOffset, source.length)),
);

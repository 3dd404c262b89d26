import { serveTasks } from '../../adapters/child-processes/serve-tasks.ts';
import { readReturnedMail } from './read-returned-mail.ts';

/** The child process that reads returned mail. */
serveTasks(readReturnedMail);

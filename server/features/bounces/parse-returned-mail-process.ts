import { serveTasks } from '../../adapters/child-processes/serve-tasks.ts';
import { parseReturnedMail } from './parse-returned-mail.ts';

/** The child process that reads returned mail. */
serveTasks(parseReturnedMail);

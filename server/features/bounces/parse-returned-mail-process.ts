import { serveTasks } from '../../adapters/child-processes/serve-tasks.ts';
import { parseReturnedMail } from './parse-returned-mail.ts';

/** Entry point of the child process that parses returned mail. */
serveTasks(parseReturnedMail);

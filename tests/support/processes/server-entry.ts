import { Router } from 'express';
import { loadConfig } from '../../../server/config.ts';
import { createDevMailTransport, devMailboxRoutes, prepareDevMailbox } from '../../../server/dev/mailbox.ts';
import { createLogger } from '../../../server/http/logger.ts';
import { startServer } from '../../../server/start.ts';

/** The real server in a process of its own, without the client. It prints its port. Without SMTP_URL, mail stays in the local mailbox. */
const config = loadConfig();
const { port } = await startServer({
  config,
  logger: createLogger(config.logLevel),
  client: Router(),
  mailbox: {
    prepare: prepareDevMailbox,
    createTransport: createDevMailTransport,
    routes: devMailboxRoutes,
  },
  payfast: null,
});
process.stdout.write(`port ${port}\n`);

import { createServer } from 'node:http';
import express from 'express';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { createRequestClasses } from './start-server.ts';

it('makes requests and answers that Express takes as they are', async () => {
  const app = express();
  app.get('/', (req, res) => void res.json({ host: req.hostname, accepts: req.accepts('json') }));
  const server = createServer(createRequestClasses(app));
  // Runs before Express sees the request.
  server.on('request', (req, res) => {
    expect(Object.getPrototypeOf(req)).toBe(app.request);
    expect(Object.getPrototypeOf(res)).toBe(app.response);
    app(req, res);
  });
  await supertest(server).get('/').expect(200, { host: '127.0.0.1', accepts: 'json' });
});

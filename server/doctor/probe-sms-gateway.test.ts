import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { findFreePort } from '#tests/support/processes/free-port.ts';
import { probeSmsGateway } from './probe-dependencies.ts';

const gatewayAt = (port: number) => ({ url: `http://127.0.0.1:${port}/sms`, token: 'secret' });

it('connects to the gateway, and sends it nothing', async () => {
  let bytes = 0;
  const server = createServer();
  server.on('connection', (socket) => socket.on('data', (data) => (bytes += data.length)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const facts = await probeSmsGateway(gatewayAt((server.address() as AddressInfo).port));
  await new Promise((resolve) => server.close(resolve));
  expect(facts).toEqual({
    kind: 'reached',
    host: '127.0.0.1',
    isEncrypted: false,
    isLocal: true,
    distrust: null,
  });
  expect(bytes).toBe(0);
});

it('says why a gateway can’t be reached, and that none is needed', async () => {
  const port = await findFreePort();
  expect(await probeSmsGateway(gatewayAt(port))).toMatchObject({
    kind: 'unreachable',
    why: 'ECONNREFUSED: nothing is listening there',
  });
  expect(await probeSmsGateway(null)).toEqual({ kind: 'off' });
});

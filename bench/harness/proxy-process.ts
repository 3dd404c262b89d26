import { connect, createServer, type AddressInfo } from 'node:net';

/*
 * A round-robin proxy in front of several product processes. Takes their ports as arguments and reports its own to the parent.
 * Forwards bytes without parsing them, so its overhead is small.
 */
const ports = process.argv.slice(2).map(Number);
let next = 0;

const server = createServer({ noDelay: true }, (client) => {
  const upstream = connect({ port: ports[next % ports.length]!, host: '127.0.0.1', noDelay: true });
  next += 1;
  client.pipe(upstream).pipe(client);
  client.on('error', () => upstream.destroy());
  upstream.on('error', () => client.destroy());
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));

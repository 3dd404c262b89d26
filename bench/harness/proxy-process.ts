import { connect, createServer, type AddressInfo } from 'node:net';

/*
 * A proxy in front of several processes of the product: each connection goes to the next of them. It gets their ports as
 * arguments, and tells its parent its own. It does not look into what it passes on, so it costs little.
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

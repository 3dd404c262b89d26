import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

/** An in-memory passkey that responds as a browser with an authenticator would. Attestation `none`, ES256. */
export interface Authenticator {
  /** The response to `POST /api/account/passkeys/options`. */
  create(options: unknown, flaws?: Flaws): PasskeyResponse;
  /** The response to the options endpoint of a sign-in or a reauthentication. */
  get(options: unknown, flaws?: Flaws): PasskeyResponse;
}

interface PasskeyResponse {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Record<string, unknown>;
  clientExtensionResults: Record<string, unknown>;
}

/** What may be wrong with a response. */
interface Flaws {
  origin?: string;
  rpId?: string;
  challenge?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export function createAuthenticator({ origin }: { origin: string }): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  let counter = 0;
  const answer = (response: Record<string, unknown>): PasskeyResponse => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  });
  const clientData = (type: string, { challenge }: Options, flaws: Flaws) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authData = (flaws: Flaws, attested?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(flaws.counter ?? (counter += 1));
    const verified = flaws.isVerified === false ? 0 : VERIFIED;
    return Buffer.concat([
      createHash('sha256')
        .update(flaws.rpId ?? new URL(origin).hostname)
        .digest(),
      Buffer.of(PRESENT | verified | (attested ? ATTESTED : 0)),
      count,
      attested ?? Buffer.alloc(0),
    ]);
  };
  return {
    create(given, flaws = {}) {
      const options = given as Options;
      userHandle = options.user!.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, coseKey(publicKey)]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options, flaws).toString('base64url'),
        attestationObject: attestationObject(authData(flaws, attested)).toString('base64url'),
        transports: ['internal'],
      });
    },
    get(given, flaws = {}) {
      const client = clientData('webauthn.get', given as Options, flaws);
      const data = authData(flaws);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        userHandle: flaws.userHandle ?? userHandle,
      });
    },
  };
}

const bytes = (value: Buffer) =>
  value.length < 256
    ? Buffer.concat([Buffer.of(0x58, value.length), value])
    : Buffer.concat([Buffer.of(0x59, value.length >> 8, value.length & 255), value]);
const text = (value: string) => Buffer.concat([Buffer.of(0x60 + value.length), Buffer.from(value)]);

/** CBOR of `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x, y } = publicKey.export({ format: 'jwk' });
  const coordinate = (value?: string) => bytes(Buffer.from(value!, 'base64url'));
  return Buffer.concat([
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21),
    coordinate(x),
    Buffer.of(0x22),
    coordinate(y),
  ]);
}

/** CBOR of `{fmt: 'none', attStmt: {}, authData}`. */
const attestationObject = (authData: Buffer) =>
  Buffer.concat([
    Buffer.of(0xa3),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.of(0xa0),
    text('authData'),
    bytes(authData),
  ]);

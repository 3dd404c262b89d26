import { crc32, deflateSync } from 'node:zlib';
import { createPdfFile, createWavFile } from '../../tests/support/uploads/sample-files.ts';

export interface SampleFile {
  name: string;
  bytes: Buffer;
}

const WIDTH = 720;
const HEIGHT = 480;

type Colour = readonly [red: number, green: number, blue: number];

const mix = (from: Colour, to: Colour, share: number) =>
  from.map((part, index) => Math.round(part + (to[index]! - part) * share));

/** The color of a pixel in the view from the house: sky, a low sun, two ridges of hills, the lake. */
function viewAt(x: number, y: number): number[] {
  const far = 250 + 26 * Math.sin(x / 90) + 10 * Math.sin(x / 31);
  const near = 300 + 22 * Math.sin(x / 120 + 2) + 7 * Math.sin(x / 23);
  if (y > 350) return mix([92, 128, 140], [58, 88, 98], (y - 350) / 130 + 0.06 * Math.sin(x / 7 + y));
  if (y > near) return [44, 74, 62];
  if (y > far) return [88, 116, 112];
  if (Math.hypot(x - 520, y - 190) < 34) return [250, 226, 178];
  return mix([166, 192, 204], [240, 214, 184], y / 270);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A generated picture that vaguely resembles a photograph. */
function pngFile(): Buffer {
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    at += 1; // No filter.
    for (let x = 0; x < WIDTH; x += 1) for (const part of viewAt(x, y)) rows[at++] = part;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const recipe = `Ouma's rusks

1 kg self-raising flour, 250 g butter, 500 ml buttermilk, 200 g sugar, a handful of aniseed.
Rub the butter in, add the rest, shape into balls, bake at 180 °C for 45 minutes.
Break apart and dry overnight at 70 °C. They keep for months; they never last that long.
`;

const bills = `What,To whom,When,Amount
Home loan,First Coast Bank,1st,R 9 400
Rates and water,City of Cape Town,15th,R 1 850
Medical aid,Bluegum Health,1st,R 4 120
`;

/** Files that people typically store: a document, a picture, a recording, a text, and one that browsers can't display. */
export const sampleFiles = {
  will: (): SampleFile => ({ name: 'Copy of my will.pdf', bytes: createPdfFile('Last will of Anna Berg') }),
  policy: (): SampleFile => ({
    name: 'Funeral policy 2024.pdf',
    bytes: createPdfFile('Funeral policy 77-1042-3'),
  }),
  view: (): SampleFile => ({ name: 'The view from the house.png', bytes: pngFile() }),
  voice: (): SampleFile => ({ name: 'For Lena.wav', bytes: createWavFile() }),
  recipe: (): SampleFile => ({ name: 'Rusks.txt', bytes: Buffer.from(recipe) }),
  bills: (): SampleFile => ({ name: 'Debit orders.csv', bytes: Buffer.from(bills) }),
};

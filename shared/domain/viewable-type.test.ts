import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_HEAD_BYTES, detectViewableType } from './viewable-type.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const ALLOWED =
  /^(image\/(png|jpeg|gif|webp|avif|heic|bmp)|application\/pdf|audio\/(mpeg|aac|flac|wav|mp4|ogg)|video\/(webm|mp4|quicktime|ogg)|text\/plain; charset=(utf-8|utf-16le|utf-16be|windows-1252))$/;

/** An archive whose first entry declares its type, as in EPUB. */
const zipWithType = (type: string) => {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt32LE(type.length, 18);
  head.writeUInt32LE(type.length, 22);
  head.writeUInt16LE('mimetype'.length, 26);
  return Buffer.concat([head, latin1(`mimetype${type}`)]);
};
/** An ISO media file box with its declared length. */
const ftyp = (brand: string) => latin1(`\0\0\0\x18ftyp${brand}\0\0\0\0isommp42`);
const ogg = (codec: string) => latin1(`OggS\0\x02${'\0'.repeat(20)}\x01\x1e${codec}\0\0\0\0\x02`);
const riff = (rest: string) => latin1(`RIFF\x24\x08\0\0${rest}\0\0\0`);
/** An EBML header with its document type. */
const ebml = (docType: string) => {
  const element = `\x42\x82${String.fromCharCode(0x80 + docType.length)}${docType}`;
  return latin1(`\x1a\x45\xdf\xa3${String.fromCharCode(0x80 + element.length)}${element}`);
};
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde';

describe('a preview goes by the bytes of a file', () => {
  it.each([
    ['a PNG', latin1(`${PNG}\0\0\0\x0cIDAT`), 'image/png'],
    ['a PNG that moves', latin1(`${PNG}\0\0\0\x08acTL`), 'image/png'],
    [
      'a PNG with a long profile before its pixels',
      Buffer.concat([latin1(`${PNG}\0\x02\0\0iCCP`), Buffer.alloc(FILE_HEAD_BYTES)]),
      'image/png',
    ],
    ['a JPEG', latin1('\xff\xd8\xff\xe0\0\x10JFIF\0'), 'image/jpeg'],
    ['a GIF', latin1('GIF89a\x01\0\x01\0\x80\0\0'), 'image/gif'],
    ['a WebP', riff('WEBPVP8 '), 'image/webp'],
    ['an AVIF', ftyp('avif'), 'image/avif'],
    ['a photo of a phone', ftyp('heic'), 'image/heic'],
    ['a photo of another phone', ftyp('mif1'), 'image/heic'],
    ['a PDF', latin1('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF with binary content', latin1('%PDF-1.4\n%\xe2\xe3\xcf\xd3\0'), 'application/pdf'],
    ['an MP3', latin1('ID3\x04\0\0\0\0\0\x02\0\0\xff\xfb\x90\x64'), 'audio/mpeg'],
    ['an MP3 with padding', latin1(`ID3\x04\0\0\0\0\0\x02${'\0'.repeat(40)}\xff\xfb\x90\x64`), 'audio/mpeg'],
    ['an MP3 with a large cover', latin1(`ID3\x04\0\0\0\x20\0\0${'\0'.repeat(5000)}`), 'audio/mpeg'],
    ['an MP3 without tags', latin1('\xff\xfb\x90\x64\0\0'), 'audio/mpeg'],
    ['an AAC', latin1('\xff\xf1\x50\x80\x02\x1f'), 'audio/aac'],
    ['an AAC of MPEG-2', latin1('\xff\xf9\x50\x80\x02\x1f'), 'audio/aac'],
    ['a FLAC', latin1('fLaC\0\0\0\x22'), 'audio/flac'],
    ['a bitmap', latin1('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'image/bmp'],
    ['a text that begins like a bitmap', latin1('BMW, blue, in the garage'), 'text/plain; charset=utf-8'],
    ['a text that begins like a GIF', latin1('GIFTS for the children'), 'text/plain; charset=utf-8'],
    ['a text that begins like a film', latin1('The wide road'), 'text/plain; charset=utf-8'],
    ['a text that begins like a program', latin1('MZ, my love'), 'text/plain; charset=utf-8'],
    [
      'an old text that begins like a film',
      latin1("I'm freed, Gr\xfc\xdfe"),
      'text/plain; charset=windows-1252',
    ],
    ['a recording', riff('WAVEfmt '), 'audio/wav'],
    ['a voice memo', ftyp('M4A '), 'audio/mp4'],
    ['an Ogg recording', ogg('\x01vorbis'), 'audio/ogg'],
    ['an Opus recording', ogg('OpusHead'), 'audio/ogg'],
    ['an Ogg film', ogg('\x80theora'), 'video/ogg'],
    ['a film', ftyp('isom'), 'video/mp4'],
    ['a film of a phone', ftyp('qt  '), 'video/quicktime'],
    ['a film of an old phone', ftyp('3gp5'), 'video/mp4'],
    ['a WebM', ebml('webm'), 'video/webm'],
    ['a Matroska film', ebml('matroska'), 'video/webm'],
    ['a text', Buffer.from('Grüße, 家族\r\n'), 'text/plain; charset=utf-8'],
    ['a text with a byte order mark', Buffer.from('\ufeffGrüße'), 'text/plain; charset=utf-8'],
    ['an old text', latin1('Gr\xfc\xdfe'), 'text/plain; charset=windows-1252'],
    ['a text of Notepad', latin1('\xff\xfeH\0i\0'), 'text/plain; charset=utf-16le'],
    ['an empty file', Buffer.alloc(0), 'text/plain; charset=utf-8'],
    ['HTML', latin1('<!doctype html><script>alert(1)</script>'), 'text/plain; charset=utf-8'],
    [
      'SVG',
      latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'text/plain; charset=utf-8',
    ],
    ['XML', latin1('<?xml version="1.0"?><html/>'), 'text/plain; charset=utf-8'],
    ['a formatted text', latin1('{\\rtf1 Dear Anna'), 'text/plain; charset=utf-8'],
    ['a visiting card', latin1('BEGIN:VCARD\r\n'), 'text/plain; charset=utf-8'],
    ['a picture that is also a script', latin1('GIF89a/*\0*/=1;alert(1)//'), 'image/gif'],
  ])('%s', async (_name, bytes, type) =>
    expect((await detectViewableType(bytes, true))?.contentType).toBe(type),
  );

  it.each([
    ['a ZIP', latin1('PK\x03\x04\x14\0')],
    ['a ZIP that claims to be a picture', zipWithType('image/png')],
    ['a program', latin1('MZ\x90\0\x03')],
    ['Flash', latin1('CWS\x0b\0\0')],
    ['a RIFF of another kind', riff('ACONanih')],
    ['an AVI', riff('AVI LIST')],
    ['a TIFF', latin1('II*\0\x08\0\0\0')],
    ['an EBML of another kind', ebml('something')],
    ['HTML with a zero byte', latin1('<html>\0<script>alert(1)</script>')],
  ])('and %s is only for download', async (_name, bytes) =>
    expect(await detectViewableType(bytes, true)).toBeNull(),
  );

  it('detects text even if the last character of what was read is cut in two', async () => {
    const cut = Buffer.from('Grüße').subarray(0, 3);
    expect((await detectViewableType(cut, false))?.contentType).toBe('text/plain; charset=utf-8');
    expect((await detectViewableType(cut, true))?.contentType).toBe('text/plain; charset=windows-1252');
  });

  it('never names a type that a browser would run, whatever the bytes', async () => {
    const starts = fc.constantFrom(
      ...['', 'RIFF', '\0\0\0\x18ftyp', 'OggS', '<svg ', '<html>', '%PDF-', '\xff', '\x1a\x45\xdf\xa3', PNG],
      ...[
        'ID3\x04\0\0\0\0\0\x02',
        'PK\x03\x04\x14\0',
        '\x1f\x8b\x08',
        'II*\0',
        'MM\0*',
        '\xef\xbb\xbf',
        '0&\xb2u',
      ],
    );
    await fc.assert(
      fc.asyncProperty(
        starts,
        fc.uint8Array({ maxLength: 200 }),
        fc.boolean(),
        async (start, rest, isWhole) => {
          const type = await detectViewableType(Buffer.concat([latin1(start), rest]), isWhole);
          if (type) expect(type.contentType).toMatch(ALLOWED);
        },
      ),
      { numRuns: 500 },
    );
  });
});

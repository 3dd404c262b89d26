import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewableType } from './viewable-type.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const ALLOWED =
  /^(image\/(png|jpeg|gif|webp|avif|heic|bmp)|application\/pdf|audio\/(mpeg|aac|flac|wav|mp4|ogg)|video\/(webm|mp4|quicktime|ogg)|text\/plain; charset=(utf-8|utf-16le|utf-16be|windows-1252))$/;

describe('a preview goes by the bytes of a file', () => {
  it.each([
    ['a PNG', latin1('\x89PNG\r\n\x1a\n....'), 'image/png'],
    ['a JPEG', latin1('\xff\xd8\xff\xe0..'), 'image/jpeg'],
    ['a GIF', latin1('GIF89a..'), 'image/gif'],
    ['a WebP', latin1('RIFF....WEBPVP8 '), 'image/webp'],
    ['an AVIF', latin1('\0\0\0\x1cftypavif'), 'image/avif'],
    ['a photo of a phone', latin1('\0\0\0\x18ftypheic'), 'image/heic'],
    ['a PDF', latin1('%PDF-1.7\n'), 'application/pdf'],
    ['an MP3', latin1('ID3\x04\0'), 'audio/mpeg'],
    ['an MP3 without tags', latin1('\xff\xfb\x90\x64'), 'audio/mpeg'],
    ['an AAC', latin1('\xff\xf1\x50\x80'), 'audio/aac'],
    ['an AAC of MPEG-2', latin1('\xff\xf9\x50\x80'), 'audio/aac'],
    ['a bitmap', latin1('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'), 'image/bmp'],
    ['a text that begins like a bitmap', latin1('BMW, blue, in the garage'), 'text/plain; charset=utf-8'],
    ['a recording', latin1('RIFF....WAVEfmt '), 'audio/wav'],
    ['a voice memo', latin1('\0\0\0\x1cftypM4A '), 'audio/mp4'],
    ['an Ogg recording', latin1(`OggS${'\0'.repeat(24)}\x01vorbis`), 'audio/ogg'],
    ['a film', latin1('\0\0\0\x18ftypisom'), 'video/mp4'],
    ['a film of a phone', latin1('\0\0\0\x14ftypqt  '), 'video/quicktime'],
    ['a WebM', latin1('\x1a\x45\xdf\xa3....'), 'video/webm'],
    ['a text', Buffer.from('Grüße, 家族\r\n'), 'text/plain; charset=utf-8'],
    ['an old text', latin1('Gr\xfc\xdfe'), 'text/plain; charset=windows-1252'],
    ['a text of Notepad', latin1('\xff\xfeH\0i\0'), 'text/plain; charset=utf-16le'],
    ['an empty file', Buffer.alloc(0), 'text/plain; charset=utf-8'],
    ['HTML', latin1('<!doctype html><script>alert(1)</script>'), 'text/plain; charset=utf-8'],
    [
      'SVG',
      latin1('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'text/plain; charset=utf-8',
    ],
    ['a picture that is also a script', latin1('GIF89a/*\0*/=1;alert(1)//'), 'image/gif'],
  ])('%s', (_name, bytes, type) => expect(viewableType(bytes, true)?.contentType).toBe(type));

  it.each([
    ['a ZIP', latin1('PK\x03\x04\x14\0')],
    ['a program', latin1('MZ\x90\0\x03')],
    ['Flash', latin1('CWS\x0b\0\0')],
    ['a RIFF of another kind', latin1('RIFF....ACON')],
  ])('and %s is only for download', (_name, bytes) => expect(viewableType(bytes, true)).toBeNull());

  it('takes a letter that is cut in two at the end of what was read for text all the same', () => {
    const cut = Buffer.from('Grüße').subarray(0, 3);
    expect(viewableType(cut, false)?.contentType).toBe('text/plain; charset=utf-8');
    expect(viewableType(cut, true)?.contentType).toBe('text/plain; charset=windows-1252');
  });

  it('never names a type that a browser would run, whatever the bytes', () => {
    const starts = fc.constantFrom('', 'RIFF', '\0\0\0\x18ftyp', 'OggS', '<svg ', '<html>', '%PDF-', '\xff');
    fc.assert(
      fc.property(starts, fc.uint8Array({ maxLength: 60 }), fc.boolean(), (start, rest, isWhole) => {
        const type = viewableType(Buffer.concat([latin1(start), rest]), isWhole);
        if (type) expect(type.contentType).toMatch(ALLOWED);
      }),
    );
  });
});

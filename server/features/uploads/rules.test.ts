import { describe, expect, it } from 'vitest';
import { limits } from '#shared/domain/limits.ts';
import { isUploadSessionActive, findFreeFileIndex } from './rules.ts';

const now = new Date('2026-06-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const open = (minutes = 0) => ({ completedAt: null, lastActivity: ago(minutes) });
const complete = (minutes = 0) => ({ completedAt: ago(minutes), lastActivity: ago(minutes) });

describe('an upload session', () => {
  it.each([
    ['that receives', 1, [open()], true],
    ['between two of its files', 3, [complete()], true],
    ['with one open file left', 2, [complete(), open()], true],
    ['whose files are all there', 2, [complete(), complete()], false],
    ['of unknown size with an open file', null, [complete(), open()], true],
    ['of unknown size without one', null, [complete()], false],
    ['that has more open than was said', 2, [complete(), complete(), open()], true],
    ['that has more open than was said, and fell silent', 2, [complete(), complete(), open(60)], false],
    ['that fell silent', 1, [open(limits.uploadSilentMinutes)], false],
    ['that fell silent between two of its files', 3, [complete(limits.uploadSilentMinutes)], false],
    ['one of whose files goes on', 2, [open(60), open()], true],
    ['that has nothing', 3, [], false],
  ])('%s', (_name, fileCount, uploads, expected) => {
    expect(isUploadSessionActive({ fileCount, uploads }, now)).toBe(expected);
  });

  it('gives a file the place it asks for, else the first free one, and has five at most', () => {
    const place = (taken: number[], wanted: number | undefined, fileCount: number | null) =>
      findFreeFileIndex(new Set(taken), { wanted, fileCount });
    expect(place([0, 1], 1, null)).toBe(1);
    expect(place([0, 2], undefined, null)).toBe(1);
    expect(place([0, 1, 2, 3, 4], undefined, null)).toBeNull();
    expect(place([0], 1, 2)).toBe(1);
    expect(place([0], 2, 2)).toBeNull();
    expect(place([0, 1], undefined, 2)).toBeNull();
  });
});

import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FilmRecorder } from './film-recorder.ts';

const MOST_BYTES = 3 * 1024 * 1024;
const ffmpeg = (args: string[]) =>
  promisify(execFile)('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args]);

/**
 * Encodes a recorder's frames as `intro.mp4`, `intro.webm` and `intro.vtt` in a folder.
 * @throws if ffmpeg is missing or a video exceeds 3 MB.
 */
export async function encodeFilm(studio: FilmRecorder, work: string, folder: string): Promise<string[]> {
  const list = join(work, 'frames.txt');
  const lines = studio.frames.map(({ file, ms }) => `file '${file}'\nduration ${(ms / 1000).toFixed(3)}`);
  // The concat demuxer ignores the last duration unless its picture is listed twice.
  await writeFile(list, [...lines, `file '${studio.frames.at(-1)!.file}'`].join('\n'));
  const input = ['-f', 'concat', '-safe', '0', '-i', list, '-an', '-vf', 'fps=25,format=yuv420p'];
  const [mp4, webm] = [join(folder, 'intro.mp4'), join(folder, 'intro.webm')];
  await ffmpeg([
    ...input,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '23',
    '-movflags',
    '+faststart',
    mp4,
  ]);
  await ffmpeg([...input, '-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1', webm]);
  await writeFile(join(folder, 'intro.vtt'), webVtt(studio));

  const made = [];
  for (const file of [mp4, webm]) {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new Error(`${file} is larger than 3 MB.`);
    made.push(`${file} ${Math.round(size / 1024)} kB`);
  }
  return made;
}

function webVtt({ captions }: FilmRecorder): string {
  const at = (ms: number) => new Date(ms).toISOString().slice(11, 23);
  const cues = captions.map(({ text, fromMs, toMs }) => `${at(fromMs)} --> ${at(toMs)}\n${text}`);
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

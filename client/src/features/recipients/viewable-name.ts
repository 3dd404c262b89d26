const VIEWABLE = new Set(
  (
    'png jpg jpeg jfif gif webp avif heic heif pdf mp3 m4a m4b wav ogg oga opus flac mp4 m4v mov webm ogv ' +
    'txt md csv tsv log json xml html htm svg css js ts ini yaml yml vcf ics eml rtf'
  ).split(' '),
);

/** Whether a file is likely to be viewable, so that a button offers it. The server decides by the bytes. */
export function isViewableName(name: string): boolean {
  return VIEWABLE.has(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

const VIEWABLE = new Set(
  (
    'png jpg jpeg jfif gif webp avif heic heif pdf bmp mp3 aac m4a m4b wav ogg oga opus flac mp4 m4v mov 3gp 3g2 webm ogv ' +
    'txt md csv tsv log json xml html htm svg css js ts ini yaml yml vcf ics eml rtf'
  ).split(' '),
);

/**
 * Whether browsers are likely to be able to display the file, judging by its name. A name without an extension might be
 * anything; the server decides by content.
 */
export function isViewableFileName(name: string): boolean {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return extension === undefined || VIEWABLE.has(extension);
}

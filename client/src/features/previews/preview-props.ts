import type { DownloadTicket } from '#shared/contracts/recipients.ts';

/** Where a preview's file is. */
export interface PreviewSource extends DownloadTicket {
  /** The file, if it was decrypted in this browser. `url` leads to it too, but the page may not fetch it. */
  blob?: Blob;
}

export interface PreviewProps {
  /** A URL that serves the file for a few minutes. */
  url: string;
  /** The file at `url`, if it isn't on the server. */
  blob?: Blob | undefined;
  name: string;
  /** 1 fits the screen. */
  zoom: number;
  /** Called with a message if the browser cannot display the file. */
  onFail: (sentence: string) => void;
}

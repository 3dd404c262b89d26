export interface PreviewProps {
  /** A URL that serves the file for a few minutes. */
  url: string;
  name: string;
  /** 1 fits the screen. */
  zoom: number;
  /** Called with a message if the browser cannot display the file. */
  onFail: (sentence: string) => void;
}

export const CANNOT_PREVIEW_MESSAGE =
  'Your browser can’t show it. Please download it and open it on your device.';

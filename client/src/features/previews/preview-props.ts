export interface PreviewProps {
  /** Serves the file for a few minutes. */
  url: string;
  name: string;
  /** 1 fits the screen. */
  zoom: number;
  /** Called with a sentence when the browser cannot show the file. */
  onFail: (sentence: string) => void;
}

export const CANNOT_PREVIEW_MESSAGE =
  'Your browser cannot show it. Please download it, and open it on your device.';

import decodeQR from 'qr/decode.js';

/** https://wicg.github.io/shape-detection-api/, which TypeScript doesn't know. Only some systems have it. */
interface NativeDetector {
  detect: (source: ImageBitmapSource) => Promise<{ rawValue: string }[]>;
}
interface NativeDetectorType {
  new (options: { formats: string[] }): NativeDetector;
  getSupportedFormats: () => Promise<string[]>;
}

type Picture = ImageBitmap | HTMLVideoElement;

/** Large photos are read at these sizes: the longest side in pixels. A small code needs the first, a blurred one the second. */
const PHOTO_SIDES = [1600, 800];

export interface QrReader {
  /** The text of a QR code in the current frame of a playing video, or null. */
  readFrame: (video: HTMLVideoElement) => Promise<string | null>;
  /**
   * The text of a QR code in a photo, or null.
   * @throws if the file isn't a picture that the browser can open
   */
  readPhoto: (file: Blob) => Promise<string | null>;
}

/** Reads QR codes with the browser's own detector where there is one, and otherwise with a library. */
export async function createQrReader(): Promise<QrReader> {
  const native = await createNativeDetector();
  const canvas = document.createElement('canvas');

  async function read(picture: Picture, side: number): Promise<string | null> {
    const found = await native?.detect(picture).catch(() => []);
    return found?.[0]?.rawValue ?? decode(canvas, picture, side);
  }

  return {
    readFrame: (video) => read(video, 1000),
    async readPhoto(file) {
      const photo = await createImageBitmap(file);
      try {
        for (const side of PHOTO_SIDES) {
          const text = await read(photo, side);
          if (text !== null) return text;
        }
        return null;
      } finally {
        photo.close();
      }
    },
  };
}

async function createNativeDetector(): Promise<NativeDetector | null> {
  const { BarcodeDetector: Native } = window as { BarcodeDetector?: NativeDetectorType };
  try {
    const formats = (await Native?.getSupportedFormats()) ?? [];
    return Native && formats.includes('qr_code') ? new Native({ formats: ['qr_code'] }) : null;
  } catch {
    return null;
  }
}

function decode(canvas: HTMLCanvasElement, picture: Picture, side: number): string | null {
  const [fullWidth, fullHeight] =
    picture instanceof HTMLVideoElement
      ? [picture.videoWidth, picture.videoHeight]
      : [picture.width, picture.height];
  if (fullWidth === 0 || fullHeight === 0) return null;
  const scale = Math.min(1, side / Math.max(fullWidth, fullHeight));
  const [width, height] = [fullWidth, fullHeight].map((length) =>
    Math.max(1, Math.round(length * scale)),
  ) as [number, number];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(picture, 0, 0, width, height);
  try {
    return decodeQR({ width, height, data: context.getImageData(0, 0, width, height).data });
  } catch {
    // The library throws if it finds no code.
    return null;
  }
}

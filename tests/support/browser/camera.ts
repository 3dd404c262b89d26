import QRCode from 'qrcode';
import type { Page } from 'playwright-core';

/** Makes the camera show a picture, whose QR code holds the text. */
export const pointCameraAt = async (page: Page, text: string): Promise<void> =>
  page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 640, height: 480 });
      const context = canvas.getContext('2d')!;
      const draw = () => {
        context.fillStyle = '#999';
        context.fillRect(0, 0, 640, 480);
        context.drawImage(image, 120, 40, 400, 400);
      };
      setInterval(draw, 50);
      draw();
      navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(20));
    },
    await QRCode.toDataURL(text, { width: 400 }),
  );

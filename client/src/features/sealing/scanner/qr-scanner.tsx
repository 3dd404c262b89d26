import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorMessage } from '#client/lib/messages/use-error-message.ts';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { describeCameraError } from './camera-messages.ts';
import { lazyQrReader } from './lazy-qr-reader.ts';

/** Between two looks at the camera's picture. Each look takes a phone some time. */
const LOOK_EVERY_MS = 150;

interface QrScannerProps {
  /** What the code is printed on. */
  paper?: 'card' | 'recovery sheet';
  /** Called with the text of each code that is seen. Returns whether it was the one, which ends the scan. */
  onFound: (text: string) => Promise<boolean>;
  onClose: () => void;
}

/** Reads a QR code with the camera, whose picture never leaves the device. Mount only while scanning. */
export function QrScanner({ paper = 'card', onFound, onClose }: QrScannerProps) {
  const t = useMessages('cards');
  const site = useMessages('site');
  const getErrorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [isOther, setIsOther] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  const look = useEffectEvent(async (text: string) => {
    const isRight = await onFound(text);
    setIsOther(!isRight);
    return isRight;
  });

  const fail = useEffectEvent((error: unknown) =>
    setProblem(getErrorMessage(error, describeCameraError(error, t))),
  );

  useEffect(() => {
    let hasEnded = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function scan() {
      const screen = video.current!;
      const { createQrReader } = await lazyQrReader.load();
      const reader = await createQrReader();
      stream = await openCamera();
      if (hasEnded) return stop();
      screen.srcObject = stream;
      await screen.play();
      setIsRunning(true);
      async function next() {
        const text = await reader.readFrame(screen);
        if (hasEnded || (text !== null && (await look(text)))) return;
        timer = setTimeout(() => void next(), LOOK_EVERY_MS);
      }
      await next();
    }
    function stop() {
      for (const track of stream?.getTracks() ?? []) track.stop();
    }

    scan().catch((error: unknown) => {
      stop();
      if (!hasEnded) fail(error);
    });
    return () => {
      hasEnded = true;
      clearTimeout(timer);
      stop();
    };
  }, []);

  return (
    <div className="flex flex-col items-start gap-3">
      {problem ? (
        <Banner tone="warning" role="alert" title={t('scanFailed')} className="w-full">
          {problem}
        </Banner>
      ) : (
        <>
          <div className="relative aspect-4/3 w-full max-w-form overflow-hidden rounded-md border bg-sunken">
            <video
              ref={video}
              muted
              playsInline
              aria-label={t('camera')}
              className="size-full object-cover"
            />
            {!isRunning && (
              <div className="absolute inset-0 flex items-center justify-center">
                <Spinner label={t('cameraStarting')} />
              </div>
            )}
          </div>
          <p role="status" className="text-sm text-quiet">
            {paper === 'card'
              ? t(isOther ? 'otherThanCard' : 'pointAtCard')
              : t(isOther ? 'otherThanSheet' : 'pointAtSheet')}
          </p>
        </>
      )}
      <Button variant="secondary" onClick={onClose}>
        {problem ? site('close') : t('stopScanning')}
      </Button>
    </div>
  );
}

/** @throws DOMException if there is no camera, or if it may not be used */
function openCamera(): Promise<MediaStream> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) throw new DOMException('No media devices', 'NotSupportedError');
  return mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
  });
}

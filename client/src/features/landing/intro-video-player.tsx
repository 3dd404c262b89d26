import { useRef, useState } from 'react';
import { languageNames } from '#shared/domain/languages.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { Button } from '../../ui/button.tsx';

/** Plays the video immediately, or falls back to text. */
export function IntroVideoPlayer() {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? (
    <Failure onRetry={() => setHasFailed(false)} />
  ) : (
    <Film onFail={() => setHasFailed(true)} />
  );
}

/** The second at which the last scene starts. It mentions a free month. */
const PRICE_FROM = 36.6;

function Film({ onFail }: { onFail: () => void }) {
  const t = useMessages('landing');
  const takesPayments = useTakesPayments();
  const hasBegun = useRef(false);
  function begin(film: HTMLVideoElement | null) {
    if (!film || hasBegun.current) return;
    hasBegun.current = true;
    // The button that had focus is gone.
    film.focus();
    // Browsers may block autoplay. The player's own controls still work.
    film.play().catch(() => undefined);
  }
  return (
    <video
      ref={begin}
      controls
      muted
      playsInline
      preload="none"
      poster="/intro-poster.webp"
      width={1280}
      height={720}
      tabIndex={0}
      aria-label={t('videoName')}
      className="absolute inset-0 size-full bg-sunken -outline-offset-4"
      onError={onFail}
      onTimeUpdate={({ currentTarget: film }) => {
        if (takesPayments || film.currentTime < PRICE_FROM) return;
        film.pause();
        film.currentTime = 0;
      }}
    >
      <source src="/intro.webm" type="video/webm" />
      {/* `onError` is on the last source: if that one fails too, the browser can't play any of them. */}
      <source src="/intro.mp4" type="video/mp4" onError={onFail} />
      <track src="/intro.vtt" kind="captions" srcLang="en" label={languageNames.en} default />
    </video>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('landing');
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-y-auto p-4 text-center"
    >
      <p className="max-w-reading">{t('videoFailed')}</p>
      <Button variant="secondary" size="small" autoFocus onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

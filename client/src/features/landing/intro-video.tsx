import { useEffect, useRef, useState } from 'react';
import { CirclePlay } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

const POSTER = '/intro-poster.webp';

type Standing = 'poster' | 'playing' | 'failed';

/** The introduction. Only its picture is loaded before somebody plays it. */
export function IntroVideo() {
  const [standing, setStanding] = useState<Standing>('poster');
  return (
    <figure className="w-full print:hidden">
      {/* The box keeps its size in every state, so that nothing below it moves. */}
      <div className="relative aspect-video overflow-hidden rounded-md border bg-sunken">
        {standing === 'poster' && <Poster onPlay={() => setStanding('playing')} />}
        {standing === 'playing' && <Film onFail={() => setStanding('failed')} />}
        {standing === 'failed' && <Failure onRetry={() => setStanding('playing')} />}
      </div>
      <figcaption className="mt-3 text-sm text-quiet">
        LeaveBits in under a minute. No sound, with captions.
      </figcaption>
    </figure>
  );
}

function Poster({ onPlay }: { onPlay: () => void }) {
  const button = useRef<HTMLButtonElement & { wasPressed?: boolean }>(null);
  // The button is there before the program is. The page remembers that it was pressed.
  useEffect(() => {
    if (button.current?.wasPressed) onPlay();
  }, [onPlay]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onPlay}
      className="group absolute inset-0 grid place-items-center -outline-offset-4"
    >
      <img
        src={POSTER}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        className="absolute inset-0 size-full object-cover dark:invert-[0.88]"
      />
      <span className="relative inline-flex min-h-12 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-5 py-2 font-medium text-ink shadow-float transition-colors group-hover:bg-sunken">
        <CirclePlay aria-hidden className="size-5.5 shrink-0 text-primary" />
        Watch the introduction
      </span>
    </button>
  );
}

function Film({ onFail }: { onFail: () => void }) {
  const hasBegun = useRef(false);
  function begin(film: HTMLVideoElement | null) {
    if (!film || hasBegun.current) return;
    hasBegun.current = true;
    // The button that had the focus is gone.
    film.focus();
    // A browser may refuse to play by itself. The player's own controls still work.
    film.play().catch(() => undefined);
  }
  return (
    <video
      ref={begin}
      controls
      muted
      playsInline
      preload="none"
      poster={POSTER}
      width={1280}
      height={720}
      tabIndex={0}
      aria-label="Introduction to LeaveBits"
      className="absolute inset-0 size-full bg-sunken -outline-offset-4"
      onError={onFail}
    >
      <source src="/intro.webm" type="video/webm" />
      {/* An error of the last source means that none can be played. */}
      <source src="/intro.mp4" type="video/mp4" onError={onFail} />
      <track src="/intro.vtt" kind="captions" srcLang="en" label="English" default />
    </video>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-4 overflow-y-auto p-4 text-center"
    >
      <p className="max-w-reading">
        The introduction could not be played here. You miss nothing. The text below says the same.
      </p>
      <Button variant="secondary" size="small" autoFocus onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { CirclePlay } from 'lucide-react';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import { useMessages } from '../../lib/messages/use-messages.ts';

const IntroVideoPlayer = preloadableComponent(() => import('./intro-video-player.tsx'), 'IntroVideoPlayer');

/** The introductory video. Only the poster is loaded before playback. */
export function IntroVideo() {
  const [isPlaying, setIsPlaying] = useState(false);
  const t = useMessages('landing');
  // Preload the player, because browsers only allow autoplay shortly after a click.
  useEffect(() => preloadAfterPaint(IntroVideoPlayer), []);
  return (
    <figure className="w-full print:hidden">
      {/* The box keeps its size in every state, so that nothing below it shifts. */}
      <div className="relative aspect-video overflow-hidden rounded-md border bg-sunken">
        {isPlaying ? <IntroVideoPlayer /> : <Poster onPlay={() => setIsPlaying(true)} />}
      </div>
      <figcaption className="mt-3 text-sm text-quiet">{t('video')}</figcaption>
    </figure>
  );
}

function Poster({ onPlay }: { onPlay: () => void }) {
  const t = useMessages('landing');
  const button = useRef<HTMLButtonElement & { wasPressed?: boolean }>(null);
  // The prerendered button works before hydration: an inline script records the click.
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
      <picture className="absolute inset-0">
        <source srcSet="/intro-poster-dark.webp" media="(prefers-color-scheme: dark)" />
        <img
          src="/intro-poster.webp"
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
          // Recipients' links show another page in place of this one. An eager image would still be loaded.
          loading="lazy"
          className="size-full object-cover"
        />
      </picture>
      <span className="relative inline-flex min-h-12 items-center gap-2.5 rounded-md border border-line-strong bg-surface px-5 py-2 font-medium text-ink shadow-float transition-colors group-hover:bg-sunken">
        <CirclePlay aria-hidden className="size-5.5 shrink-0 text-primary" />
        {t('playVideo')}
      </span>
    </button>
  );
}

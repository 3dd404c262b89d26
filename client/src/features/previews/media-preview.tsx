import { useRef, useState } from 'react';
import { formatFileName } from '#shared/domain/file-names.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import type { PreviewProps } from './preview-props.ts';

/** An `img` element never executes code, even if the file is malicious. */
export function ImagePreview({ url, name, zoom, onFail }: PreviewProps) {
  const t = useMessages('previews');
  return (
    <img
      src={url}
      alt={formatFileName(name)}
      onError={() => onFail(t('unsupported'))}
      style={zoom > 1 ? { width: `${zoom * 100}%` } : undefined}
      className={
        zoom > 1
          ? 'max-w-none rounded-sm'
          : 'mx-auto max-h-[calc(100dvh-12rem)] min-h-11 max-w-full rounded-sm object-contain'
      }
    />
  );
}

interface MediaPreviewProps extends Omit<PreviewProps, 'zoom'> {
  kind: 'audio' | 'video';
  /** Requests a fresh link to the same file. */
  onRenew: () => Promise<string>;
}

/** Streams audio or video. Requests a new link if the current one expires during playback. */
export function MediaPreview({ kind, url: firstUrl, name, onFail, onRenew }: MediaPreviewProps) {
  const t = useMessages('previews');
  const [url, setUrl] = useState(firstUrl);
  const position = useRef(0);
  const Player = kind;

  function renew() {
    // If playback has never started, the browser doesn't support the format.
    if (position.current === 0) return onFail(t('unsupported'));
    onRenew().then(setUrl, () => onFail(t('playbackStopped')));
  }

  return (
    <Player
      src={url}
      controls
      controlsList="nodownload"
      playsInline
      preload="metadata"
      aria-label={formatFileName(name)}
      className={kind === 'video' ? 'max-h-[calc(100dvh-12rem)] w-full rounded-sm bg-sunken' : 'w-full'}
      onTimeUpdate={(event) => (position.current = event.currentTarget.currentTime || position.current)}
      onLoadedMetadata={(event) => {
        const player = event.currentTarget;
        if (position.current === 0) return;
        player.currentTime = position.current;
        void player.play().catch(() => undefined);
      }}
      onError={renew}
    />
  );
}

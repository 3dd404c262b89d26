import { ZoomIn, ZoomOut } from 'lucide-react';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const STEPS = [1, 1.5, 2, 3, 4];
const MAX_ZOOM = Math.max(...STEPS);

interface ZoomButtonsProps {
  /** 1 fits the screen. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** For users who can't pinch or don't know how to. */
export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const t = useMessages('previews');
  return (
    <div role="group" aria-label={t('zoom')} className="-ml-2 flex items-center">
      <IconButton
        icon={ZoomOut}
        label={t('smaller')}
        disabled={zoom <= 1}
        onClick={() => onZoom(getNextZoom(zoom, -1))}
      />
      <output className="min-w-14 text-center text-sm tabular-nums">{`${Math.round(zoom * 100)} %`}</output>
      <IconButton
        icon={ZoomIn}
        label={t('larger')}
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(getNextZoom(zoom, 1))}
      />
    </div>
  );
}

/** The next zoom level up or down. 1 fits the screen. */
function getNextZoom(zoom: number, direction: 1 | -1): number {
  const place = STEPS.indexOf(zoom) + direction;
  return STEPS[Math.min(Math.max(place, 0), STEPS.length - 1)]!;
}

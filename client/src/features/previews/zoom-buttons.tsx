import { ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { MAX_ZOOM, getNextZoom } from './zoom.ts';

interface ZoomButtonsProps {
  /** 1 fits the screen. */
  zoom: number;
  onZoom: (zoom: number) => void;
}

/** For users who can't pinch or don't know how to. */
export function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  return (
    <div role="group" aria-label="Zoom" className="-ml-2 flex items-center">
      <IconButton
        icon={ZoomOut}
        label="Smaller"
        disabled={zoom <= 1}
        onClick={() => onZoom(getNextZoom(zoom, -1))}
      />
      <output className="min-w-14 text-center text-sm tabular-nums">{Math.round(zoom * 100)} %</output>
      <IconButton
        icon={ZoomIn}
        label="Larger"
        disabled={zoom >= MAX_ZOOM}
        onClick={() => onZoom(getNextZoom(zoom, 1))}
      />
    </div>
  );
}

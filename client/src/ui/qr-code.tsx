import { create } from 'qrcode';

const QUIET_ZONE = 4;

/** A QR code drawn as black squares. Stays light in dark mode, because scanners expect that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (isDark, place) =>
    isDark ? `M${place % size} ${Math.floor(place / size)}h1v1h-1z` : '',
  );
  const edge = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${edge} ${edge}`}
      shapeRendering="crispEdges"
      className="w-full max-w-56 rounded-sm border"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={edge} height={edge} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}

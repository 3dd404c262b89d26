const STEPS = [1, 1.5, 2, 3, 4];

export const MAX_ZOOM = Math.max(...STEPS);

/** The next zoom level up or down. 1 fits the screen. */
export function getNextZoom(zoom: number, direction: 1 | -1): number {
  const place = STEPS.indexOf(zoom) + direction;
  return STEPS[Math.min(Math.max(place, 0), STEPS.length - 1)]!;
}

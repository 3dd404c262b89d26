export const scrimLook = 'fixed inset-0 z-50 bg-scrim motion-safe:animate-fade-in print:hidden';

/** A sheet of paper in the middle of the screen; its body scrolls when it is taller than the screen. */
export const dialogLook = [
  'fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem-2*var(--strip))] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2',
  'print:static print:max-h-none print:w-auto print:max-w-none print:translate-none print:border-0 print:shadow-none',
  'flex-col rounded-md border bg-surface text-ink shadow-float focus:outline-none motion-safe:animate-rise-in',
  'short:overflow-y-auto short:overscroll-contain',
].join(' ');

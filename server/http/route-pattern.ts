/**
 * The pattern that a request matched, such as `/trigger-bytes/:id`. It is for logs and metrics, which must never hold the
 * path itself: a path holds addresses, tokens and file names.
 */
export function routePattern(req: object | undefined): string {
  const path = (req as { route?: { path?: unknown } } | undefined)?.route?.path;
  return typeof path === 'string' ? path : '(none)';
}

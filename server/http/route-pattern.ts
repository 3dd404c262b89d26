/**
 * The pattern a request matched, such as `/trigger-bytes/:id`. For logs and metrics, which must never have the
 * path itself: it holds addresses, tokens and file names.
 */
export function routePattern(req: object | undefined): string {
  const path = (req as { route?: { path?: unknown } } | undefined)?.route?.path;
  return typeof path === 'string' ? path : '(none)';
}

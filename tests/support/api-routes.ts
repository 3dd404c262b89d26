import { API_PREFIX } from '#shared/contracts/schema/endpoint.ts';

interface Layer {
  route?: { path: string | string[]; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}
interface Route {
  method: string;
  path: string;
}

/** Every route in a layer stack, wherever it is mounted. */
function routesIn(stack: Layer[]): Route[] {
  return stack.flatMap(({ route, handle }) =>
    route
      ? [route.path].flat().flatMap((path) => Object.keys(route.methods).map((method) => ({ method, path })))
      : routesIn(handle.stack ?? []),
  );
}

/** A server's routes below /api, including that prefix. */
export function listApiRoutes(app: { router: unknown }): Route[] {
  const { stack } = app.router as { stack: Layer[] };
  const isApi = (layer: Layer) =>
    !layer.route && routesIn([layer]).some(({ path }) => path === '/trigger-bytes');
  const routes = routesIn(stack.filter(isApi));
  return routes.map(({ method, path }) => ({ method, path: API_PREFIX + path }));
}

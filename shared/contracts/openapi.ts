import { defineEndpoint } from './endpoint.ts';

/** An OpenAPI 3.1 description of all endpoints, for third-party programs. */
export const openApiEndpoint = defineEndpoint({ method: 'get', path: '/api/openapi.json' });

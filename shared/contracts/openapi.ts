import { defineEndpoint } from './endpoint.ts';

/** The description of all calls, as an OpenAPI 3.1 document. For programs of other people. */
export const openApiEndpoint = defineEndpoint({ method: 'get', path: '/api/openapi.json' });

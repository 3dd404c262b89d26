import type { logoutBody, resumeSessionBody, setAppOriginBody } from './accounts.ts';
import { defineEndpoint, typeOnlySchema, type SchemaInput } from './schema/endpoint.ts';

/*
 * The endpoints used by the script of every first visit. They declare their shapes only as types, to keep zod out of that script.
 * The server validates the bodies with the schemas in accounts.ts.
 */

export interface CurrentUser {
  id: number;
  username: string;
  /** Null if they have none. */
  name: string | null;
  /** When the account will be deleted at the owner's request (ISO). Absent if no deletion is scheduled. */
  deletesAt?: string | undefined;
}

export interface ServiceInfo {
  operatorName: string | null;
  operatorRegistration: string | null;
  supportEmail: string | null;
}

/** A response that only confirms success. */
export interface MessageResponse {
  message: string;
}

export const sessionEndpoints = {
  /** Responds with 401 if nobody is signed in. */
  currentUser: defineEndpoint({
    method: 'get',
    path: '/api/user',
    answer: typeOnlySchema<CurrentUser>(),
    isForGuests: true,
  }),
  logout: defineEndpoint({
    method: 'post',
    path: '/api/logout',
    body: typeOnlySchema<SchemaInput<typeof logoutBody>>(),
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Resumes the session of a tab that was unloaded and has reloaded. */
  resume: defineEndpoint({
    method: 'post',
    path: '/api/resume-session',
    body: typeOnlySchema<SchemaInput<typeof resumeSessionBody>>(),
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Extends the session, as any request does. For a page that is in use but makes no requests. */
  refresh: defineEndpoint({
    method: 'post',
    path: '/api/refresh-session',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** A server-sent event stream for updates that an owner's open pages need immediately. See live-events.ts. */
  events: defineEndpoint({ method: 'get', path: '/api/events' }),
  /** Reports the origin from which the page was served. */
  setAppOrigin: defineEndpoint({
    method: 'post',
    path: '/api/set-app-origin',
    body: typeOnlySchema<SchemaInput<typeof setAppOriginBody>>(),
    answer: typeOnlySchema<{ origin: string }>(),
  }),
  /** The operator of this service, from its configuration. */
  service: defineEndpoint({ method: 'get', path: '/api/service', answer: typeOnlySchema<ServiceInfo>() }),
};

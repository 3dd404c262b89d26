import type { logoutBody, resumeSessionBody, setAppOriginBody } from './accounts.ts';
import { defineEndpoint, typeOnlySchema, type SchemaInput } from './endpoint.ts';

/*
 * The calls that the script of every first visit makes. They name their shapes by type only, so that this script needs
 * no zod. The server checks the bodies against the shapes in accounts.ts.
 */

export interface CurrentUser {
  id: number;
  username: string;
  /** Null until they give one. */
  name: string | null;
  /** When the account will be deleted, as its owner asked (ISO). Left out for one that stays. */
  deletesAt?: string | undefined;
}

export interface ServiceInfo {
  operatorName: string | null;
  operatorRegistration: string | null;
  supportEmail: string | null;
}

/** An answer that only says that it is done. */
export interface MessageResponse {
  message: string;
}

export const sessionEndpoints = {
  /** 401 when nobody is signed in. */
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
  /** The tab that left has come back. */
  resume: defineEndpoint({
    method: 'post',
    path: '/api/resume-session',
    body: typeOnlySchema<SchemaInput<typeof resumeSessionBody>>(),
    answer: typeOnlySchema<MessageResponse>(),
    isForGuests: true,
  }),
  /** Prolongs the session, as any call does. For a page that is in use and makes no calls. */
  refresh: defineEndpoint({
    method: 'post',
    path: '/api/refresh-session',
    answer: typeOnlySchema<MessageResponse>(),
  }),
  /** A stream of server-sent events: news that an owner's open pages need at once. See events.ts. */
  events: defineEndpoint({ method: 'get', path: '/api/events' }),
  /** The page says where it was served from. */
  setAppOrigin: defineEndpoint({
    method: 'post',
    path: '/api/set-app-origin',
    body: typeOnlySchema<SchemaInput<typeof setAppOriginBody>>(),
    answer: typeOnlySchema<{ origin: string }>(),
  }),
  /** The operator of this service, from its settings. */
  service: defineEndpoint({ method: 'get', path: '/api/service', answer: typeOnlySchema<ServiceInfo>() }),
};

import type { logoutBody, resumeSessionBody, setAppOriginBody } from './accounts.ts';
import { defineCall, typeOnly, type Sent } from './call.ts';

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
export interface Done {
  message: string;
}

export const sessionCalls = {
  /** 401 when nobody is signed in. */
  currentUser: defineCall({
    method: 'get',
    path: '/api/user',
    answer: typeOnly<CurrentUser>(),
    isForGuests: true,
  }),
  logout: defineCall({
    method: 'post',
    path: '/api/logout',
    body: typeOnly<Sent<typeof logoutBody>>(),
    answer: typeOnly<Done>(),
    isForGuests: true,
  }),
  /** The tab that left has come back. */
  resume: defineCall({
    method: 'post',
    path: '/api/resume-session',
    body: typeOnly<Sent<typeof resumeSessionBody>>(),
    answer: typeOnly<Done>(),
    isForGuests: true,
  }),
  /** Prolongs the session, as any call does. For a page that is in use and makes no calls. */
  refresh: defineCall({ method: 'post', path: '/api/refresh-session', answer: typeOnly<Done>() }),
  /** A stream of server-sent events: news that an owner's open pages need at once. See events.ts. */
  events: defineCall({ method: 'get', path: '/api/events' }),
  /** The page says where it was served from. */
  setAppOrigin: defineCall({
    method: 'post',
    path: '/api/set-app-origin',
    body: typeOnly<Sent<typeof setAppOriginBody>>(),
    answer: typeOnly<{ origin: string }>(),
  }),
  /** The operator of this service, from its settings. */
  service: defineCall({ method: 'get', path: '/api/service', answer: typeOnly<ServiceInfo>() }),
};

import express, { Router } from 'express';
import multer from 'multer';
import { sessionCalls } from '#shared/contracts/session.ts';
import { viewSessionCalls } from '#shared/contracts/view-session.ts';
import { routePath } from './routes.ts';

/** Calls that a page makes when it goes away. */
const BEACONS = [sessionCalls.logout, viewSessionCalls.logout].map(routePath);

/** Reads a beacon's body in every form that `navigator.sendBeacon` uses, because the body holds the CSRF token. */
export function beaconBody(): Router {
  const router = Router();
  router.post(
    BEACONS,
    express.json({ type: 'text/plain', limit: '10kb' }),
    express.urlencoded({ extended: false, limit: '10kb' }),
    multer({ limits: { fields: 10, fieldSize: 10_000 } }).none(),
  );
  return router;
}

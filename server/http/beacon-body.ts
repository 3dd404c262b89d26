import express, { Router } from 'express';
import multer from 'multer';
import { recipientCalls } from '#shared/contracts/recipients.ts';
import { sessionCalls } from '#shared/contracts/session.ts';
import { routePath } from './routes.ts';

/** Calls that a page makes as it goes away. */
const BEACONS = [sessionCalls.logout, recipientCalls.logout].map(routePath);

/** Reads the body of a beacon in every form that `navigator.sendBeacon` gives it, for its CSRF token stands there. */
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

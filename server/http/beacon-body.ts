import express, { Router } from 'express';
import multer from 'multer';
import { sessionEndpoints } from '#shared/contracts/session.ts';
import { viewSessionEndpoints } from '#shared/contracts/view-session.ts';
import { bodyLimits } from '../limits.ts';
import { assertNestingDepth } from './json-body.ts';
import { getRoutePath } from './endpoint-router.ts';

/** Requests that a page sends while unloading. */
const BEACONS = [sessionEndpoints.logout, viewSessionEndpoints.logout].map(getRoutePath);

/** Reads a beacon's body in every format that `navigator.sendBeacon` uses, because the body contains the CSRF token. */
export function createBeaconBodyParser(): Router {
  const router = Router();
  router.post(
    BEACONS,
    express.json({
      type: ['text/plain', 'application/json'],
      limit: bodyLimits.beaconBytes,
      inflate: false,
      verify: (_req, _res, bytes) => assertNestingDepth(bytes),
    }),
    express.urlencoded({
      extended: false,
      limit: bodyLimits.beaconBytes,
      parameterLimit: 10,
      inflate: false,
    }),
    multer({
      limits: {
        fields: 10,
        fieldNameSize: 100,
        fieldSize: bodyLimits.beaconBytes,
        parts: 10,
        headerPairs: 10,
      },
    }).none(),
  );
  return router;
}

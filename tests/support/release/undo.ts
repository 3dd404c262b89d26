import { expect } from 'vitest';
import type { ConfigurationUndoPreview } from '#shared/contracts/undo-links.ts';
import type { TestApp } from '../test-app.ts';
import { openVisitor, type TestOwner } from '../visitor.ts';
import { readLinkToken, REPORTERS } from './release.ts';

export const [ROSA, SAM, TESS, UMA] = REPORTERS as [string, string, string, string];
export const [EVE, EVA] = ['eve@evil.example', 'eva@evil.example'] as const;

/** The terms of `createOwnerWithReporters`. */
export const ORIGINAL_TERMS = {
  designatedReporters: [ROSA, SAM, TESS],
  requiredConfirmations: 2,
  refuteTimeHours: 24,
};

/** What someone with a stolen session would save. */
export const ATTACKER_TERMS = {
  designatedReporters: [ROSA, EVE, EVA],
  requiredConfirmations: 1,
  refuteTimeHours: 1,
};

/** Saves a change, and reads the undo link's token from the email about it. */
export async function saveTerms(app: TestApp, owner: TestOwner, terms: object): Promise<string> {
  await owner.send('put', '/api/release-config').send(terms).expect(200);
  await app.runDueJobs();
  return readLinkToken(app, owner.username, 'undo');
}

/** What the link's page shows, or why it is rejected. */
export async function openUndoLink(app: TestApp, token: string): Promise<ConfigurationUndoPreview | string> {
  const visitor = await openVisitor(app);
  const { status, body } = await visitor.send('get', `/api/verify-undo-token?token=${token}`);
  if (status === 200) return body as ConfigurationUndoPreview;
  expect(status).toBe(404);
  return (body as { reason: string }).reason;
}

/** Presses the page's button. @returns the reason if it is rejected. */
export async function pressUndo(app: TestApp, token: string): Promise<string | null> {
  const visitor = await openVisitor(app);
  const { status, body } = await visitor.send('post', '/api/undo-change').send({ undoToken: token });
  await app.runDueJobs();
  expect([200, 404]).toContain(status);
  return status === 200 ? null : (body as { reason: string }).reason;
}

/** An owner's saved terms, whoever is signed in. */
export async function loadSavedTerms(app: TestApp, { id }: Pick<TestOwner, 'id'>): Promise<object> {
  const { rows } = await app.ctx.pool.query<object>(
    `select designated_reporters as "designatedReporters", required_confirmations as "requiredConfirmations",
     refute_time_hours as "refuteTimeHours" from users where id = $1`,
    [id],
  );
  return rows[0]!;
}

import { expect, it } from 'vitest';
import './zod-without-eval.ts';
import { z } from 'zod/mini';

it('no page lets zod try whether it may make code from text', () => {
  expect(z.config().jitless).toBe(true);
});

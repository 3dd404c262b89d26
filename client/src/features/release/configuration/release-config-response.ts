import { z } from 'zod/mini';
import { releaseConfigSchema } from '#shared/contracts/release.ts';
import type { ReleaseConfig } from '#shared/contracts/release.ts';

/** The response schema of the release configuration endpoint. Missing or empty values get their defaults. */
export const releaseConfigResponse: z.ZodMiniType<ReleaseConfig> = z.pipe(
  z.transform(withoutEmpty),
  releaseConfigSchema,
);

function withoutEmpty(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const set = Object.entries(answer).filter(([, value]) => value !== null && value !== '' && value !== 0);
  return { designatedReporters: [], ...Object.fromEntries(set) };
}

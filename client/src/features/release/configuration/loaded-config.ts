import { z } from 'zod/mini';
import { releaseConfig } from '#shared/contracts/release.ts';
import type { ReleaseConfig } from '#shared/contracts/release.ts';

/** The answer of the release configuration call. A missing or empty value gets its default. */
export const loadedConfig: z.ZodMiniType<ReleaseConfig> = z.pipe(z.transform(withoutEmpty), releaseConfig);

function withoutEmpty(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const set = Object.entries(answer).filter(([, value]) => value !== null && value !== '' && value !== 0);
  return { designatedReporters: [], ...Object.fromEntries(set) };
}

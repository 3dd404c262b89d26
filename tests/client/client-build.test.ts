import { resolveConfig } from 'vite';
import { expect, it, vi } from 'vitest';

it.each(['test', 'development', 'production'])(
  'a client built by a server with NODE_ENV=%s is a production build',
  async (nodeEnv) => {
    vi.stubEnv('NODE_ENV', nodeEnv);
    const { isProduction, plugins } = await resolveConfig({ logLevel: 'silent' }, 'build');
    expect({ isProduction, nodeEnv: process.env.NODE_ENV }).toEqual({
      isProduction: true,
      nodeEnv: 'production',
    });
    expect(plugins.map(({ name }) => name)).toContain('whole-build');
    vi.unstubAllEnvs();
  },
);

it('a client served in development is not a production build', async () => {
  vi.stubEnv('NODE_ENV', undefined);
  expect((await resolveConfig({ logLevel: 'silent' }, 'serve')).isProduction).toBe(false);
  vi.unstubAllEnvs();
});

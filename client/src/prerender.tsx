import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { publicPages } from '#shared/domain/public-pages.ts';
import { Billing } from './lib/billing.ts';
import { App } from './app.tsx';
import { GateDoor } from './features/recipients/gate/gate-door.tsx';

/**
 * Runs in the build: the HTML of each public page, by its name in `publicPages`. And by that name with `.free`, as it is where
 * the service takes no payments. `door` is what a recipient sees first.
 */
export async function prerenderPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = { door: await htmlOf('/', <GateDoor />) };
  for (const [name, { path }] of Object.entries(publicPages)) {
    for (const takesPayments of [true, false]) {
      const page = (
        <Billing value={takesPayments}>
          <App />
        </Billing>
      );
      pages[takesPayments ? name : `${name}.free`] = await htmlOf(path, page);
    }
  }
  return pages;
}

async function htmlOf(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerender(<Router ssrPath={path}>{content}</Router>);
  return new Response(prelude).text();
}

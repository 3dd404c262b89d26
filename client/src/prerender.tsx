import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { publicPages } from '#shared/domain/public-pages.ts';
import { Billing } from './lib/billing.ts';
import { App } from './app.tsx';

/**
 * Runs in the build: the HTML of each public page, by its name in `publicPages`. And by that name with `.free`, as it is where
 * the service takes no payments.
 */
export async function prerenderPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, { path }] of Object.entries(publicPages)) {
    for (const takesPayments of [true, false]) {
      const { prelude } = await prerender(
        <Billing value={takesPayments}>
          <Router ssrPath={path}>
            <App />
          </Router>
        </Billing>,
      );
      pages[takesPayments ? name : `${name}.free`] = await new Response(prelude).text();
    }
  }
  return pages;
}

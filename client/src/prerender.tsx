import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { publicPages } from '#shared/domain/public-pages.ts';
import { App } from './app.tsx';

/** Runs in the build: the HTML of each public page, by its name in `publicPages`. */
export async function prerenderPages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [name, { path }] of Object.entries(publicPages)) {
    const { prelude } = await prerender(
      <Router ssrPath={path}>
        <App />
      </Router>,
    );
    pages[name] = await new Response(prelude).text();
  }
  return pages;
}

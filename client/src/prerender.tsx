import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { languages } from '#shared/domain/languages.ts';
import { getTranslatedAreas, listFrameAreas, publicPages, translatedPages } from '#shared/domain/pages.ts';
import { loadMessages } from './lib/messages/catalogs.ts';
import { setVisitorLanguage } from './lib/messages/language.ts';
import { TakesPaymentsContext } from './lib/takes-payments.ts';
import { App } from './app.tsx';
import { paths } from './lib/paths.ts';

/**
 * Called by the build. Returns the HTML of each public page under its name in `publicPages` and its language, such as `terms.en`,
 * and the variant for services without payments under that with `.free`. `door` is the first page that recipients see, in each language.
 * An inline script inserts the address from their link.
 */
export async function prerenderPages(): Promise<Record<string, string>> {
  const door = paths.myLeavebits(encodeLinkEmail('nobody@example.org'));
  const pages: Record<string, string> = {};
  for (const language of languages) {
    setVisitorLanguage(language);
    await loadMessages([...translatedPages['my-leavebits'], ...listFrameAreas(language)], language);
    pages[`door.${language}`] = await htmlOf(door, <App />);
    for (const [name, { path }] of Object.entries(publicPages)) {
      const areas = getTranslatedAreas(name);
      if (!areas && language !== 'en') continue;
      await loadMessages(areas ?? [], language);
      for (const takesPayments of [true, false]) {
        const page = (
          <TakesPaymentsContext value={takesPayments}>
            <App />
          </TakesPaymentsContext>
        );
        pages[`${name}.${language}${takesPayments ? '' : '.free'}`] = await htmlOf(path, page);
      }
    }
  }
  return pages;
}

async function htmlOf(path: string, content: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(<Router ssrPath={path}>{content}</Router>, {
    // React would otherwise render the page without the failed part.
    onError: (cause) => {
      failure = cause;
    },
  });
  if (failure) throw new Error(`${path} cannot be drawn in the build.`, { cause: failure });
  return new Response(prelude).text();
}

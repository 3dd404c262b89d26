import { createElement, lazy, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { listFrameAreas } from '#shared/domain/pages.ts';
import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { loadMessages } from '../messages/catalogs.ts';
import { getVisitorLanguage, PageLanguageContext, shownLanguageStore } from '../messages/language.ts';
import { importWithRetry } from './import-with-retry.ts';

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Preloads the page's chunk. Resolves even on failure; the error surfaces when the page renders. */
  preload: () => Promise<void>;
};

/**
 * A page that is loaded when its route first renders, together with its messages. Once loaded, it renders synchronously, whereas
 * `React.lazy` alone would show its fallback for 300 ms. The page must be a named export.
 * @param areas the page's messages. Without them, the page is in English.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas?: readonly TranslatedArea[],
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | null = null;
  async function loading() {
    const [module] = await Promise.all([
      importWithRetry(load),
      areas && loadMessages([...areas, ...listFrameAreas(getVisitorLanguage())], getVisitorLanguage()),
    ]);
    return (Loaded = module[name]);
  }
  const Waiting = lazy(async () => ({ default: await loading() }));

  function Page(props: Props) {
    // Choose once per mount, because switching would remount the page.
    const [Chosen] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    const language = areas ? getVisitorLanguage() : null;
    useEffect(() => {
      document.documentElement.lang = language ?? 'en';
      shownLanguageStore.set(language);
    }, [language]);
    return createElement(PageLanguageContext, { value: language }, createElement(Chosen, props));
  }
  return Object.assign(Page, {
    preload: async () => {
      await loading().catch(() => undefined);
    },
  });
}

import { lazy, Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import type { Language } from '#shared/domain/languages.ts';
import type { TranslatedArea } from '#shared/messages/catalog.ts';
import { onceQuiet } from '../http/connection.ts';
import { areMessagesLoaded, loadMessages } from '../messages/catalogs.ts';
import { shownLanguageStore, usePageLanguage } from '../messages/language.ts';
import { importWithRetry } from './import-with-retry.ts';

export type PreloadableComponent<Props extends object> = ComponentType<Props> & {
  /** Preloads the part, so that it renders immediately. Resolves even on failure; rendering then retries. */
  preload: () => Promise<void>;
};

/**
 * A separately loaded part of a page, such as a dialog. Once loaded, it renders synchronously, whereas `React.lazy` alone would
 * show its fallback for 300 ms.
 * @param areas the messages that the part needs, besides those of its page
 */
export function preloadableComponent<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  areas: readonly TranslatedArea[] = [],
): PreloadableComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  async function loading(language: Language) {
    const [module] = await Promise.all([importWithRetry(load), loadMessages(areas, language)]);
    return (Loaded = module[name]);
  }

  function Part(props: Props) {
    const language = usePageLanguage();
    // Choose once per mount, because switching would remount the component. A later mount may choose differently, because a
    // failed `lazy` never recovers.
    const [Chosen] = useState<ComponentType<Props>>(
      () =>
        (areMessagesLoaded(areas, language) ? Loaded : null) ??
        lazy(async () => ({ default: await loading(language) })),
    );
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, {
    preload: async () => {
      await loading(shownLanguageStore.current() ?? 'en').catch(() => undefined);
    },
  });
}

/**
 * Preloads parts once the page has been painted and its own data has arrived, so that they delay neither. In data-saver mode, parts
 * are loaded on demand.
 */
export function preloadAfterPaint(...parts: { preload: () => unknown }[]): void {
  // Skip preloading during prerendering.
  if (typeof window === 'undefined' || savesData()) return;
  requestAnimationFrame(() => onceQuiet(() => parts.forEach(({ preload }) => preload())));
}

/** Supported by Chromium only: https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '#shared/domain/languages.ts';
import type { Journey } from './journey.ts';
import { listPageTexts } from './page-texts.ts';

/** The languages in which journeys walk a translated page. */
export type WalkedLanguage = Extract<Language, 'en' | 'de' | 'zu'>;

/** A narrow page whose texts are collected. */
export interface WatchedPage {
  page: Page;
  /** Everything that people saw or heard so far. */
  seen: string[];
  /** Collects what the page says, and expects that it is in its language and fits. */
  look: (step: string) => Promise<void>;
  button: (name: string) => Locator;
  heading: (name: string) => Locator;
}

/** Opens a narrow page in a language, and collects what it says. */
export async function openWatchedPage(journey: Journey, language: Language): Promise<WatchedPage> {
  const page = await journey.openPage({ width: 320, height: 640, keepsWidth: true });
  const seen: string[] = [];
  async function look(step: string): Promise<void> {
    seen.push(...(await listPageTexts(page)));
    const { lang, overflow } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      overflow: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect([step, lang, overflow]).toEqual([step, language, 0]);
  }
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
  return { page, seen, look, button, heading };
}

/** What is the same in every language. */
const isSameEverywhere = (text: string) => /^(LeaveBits|Berg|\S+@\S+(, \S+@\S+)*)$/.test(text);

/**
 * Expects that none of the texts are the English ones.
 * @param visitIn walks the pages in a language, and returns what they say
 */
export async function expectTranslated(
  visitIn: (language: WalkedLanguage) => Promise<string[]>,
  least: number,
): Promise<void> {
  const english = new Set(await visitIn('en'));
  expect(english.size).toBeGreaterThan(least);
  for (const language of ['de', 'zu'] as const) {
    const seen = await visitIn(language);
    expect(seen.length).toBeGreaterThan(least);
    expect([language, seen.filter((text) => english.has(text) && !isSameEverywhere(text))]).toEqual([
      language,
      [],
    ]);
  }
}

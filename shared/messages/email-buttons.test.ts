import { expect, it } from 'vitest';
import { languages } from '#shared/domain/languages.ts';
import type { Catalog, MessageArea } from './catalog.ts';

async function load<Area extends MessageArea>(area: Area, language: string): Promise<Catalog<Area>> {
  return ((await import(`./${area}/${language}.ts`)) as { messages: Catalog<Area> }).messages;
}

it.each(languages)(
  'the reporters’ pages call the buttons of emails as the emails do, in %s',
  async (language) => {
    const [page, links, common] = await Promise.all([
      load('report', language),
      load('mail-reporters', language),
      load('mail-common', language),
    ]);
    expect(page.onlyToAccept).toContain(links.practiceButton);
    expect([page.reportDeath, page.reportIncapacitation]).toEqual([
      common.reportDeath,
      common.reportIncapacitation,
    ]);
    for (const text of [page.drill, page.drillReal]) {
      expect(text).toContain(common.reportDeath);
      expect(text).toContain(common.reportIncapacitation);
    }
  },
);

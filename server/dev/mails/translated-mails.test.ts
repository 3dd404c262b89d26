import { describe, expect, it } from 'vitest';
import { languages } from '#shared/domain/languages.ts';
import { listEmailActions } from '../../adapters/mail/email-layout.ts';
import { renderSamples, type RenderedSample } from './samples.ts';
import { sampleOwnerName } from './samples/sample.ts';

const english = renderSamples('en');
const others = languages.filter((language) => language !== 'en');

/** What the reader sees, one text each. */
const listTexts = ({ content }: RenderedSample): string[] => [
  content.subject,
  content.preheader,
  content.heading,
  ...content.paragraphs,
  ...listEmailActions(content).map(({ label }) => label),
  ...(content.links ?? []).map(({ label }) => label),
  content.why,
  content.mistake,
];

const listLinks = ({ content }: RenderedSample): string[] =>
  [...listEmailActions(content), ...(content.links ?? [])].map(({ url }) => url);

const listSentences = (text: string): string[] =>
  text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.:!?]) /)
    .map((one) => one.trim());

const countName = (text: string): number => text.replace(/\s+/g, ' ').split(sampleOwnerName).length - 1;

/** What is the same in all languages: addresses, names, and the sender's lines. */
const isSameEverywhere = (line: string): boolean =>
  /^(https?:\S+|[-\d]+|An example company, .*|Questions: .*|.*\.example\S*)$/.test(line);

describe.each(others)('the mails to recipients and reporters in %s', (language) => {
  const translated = renderSamples(language);
  const pairs = translated.flatMap((mail, index) =>
    mail.isTranslated ? [[english[index]!, mail] as const] : [],
  );

  it('have no text left in English, and none of nothing', () => {
    for (const [source, mail] of pairs) {
      const texts = listTexts(mail);
      expect(texts).toHaveLength(listTexts(source).length);
      listTexts(source).forEach((text, index) => {
        expect([mail.id, texts[index]]).not.toEqual([mail.id, text]);
        expect(texts[index]!.length, mail.id).toBeGreaterThan(text.length / 3);
        expect(texts[index], mail.id).not.toMatch(/undefined|null|NaN|[{}]/);
      });
    }
  });

  it('have no sentence left in English', () => {
    for (const [source, mail] of pairs) {
      const known = new Set(listSentences(source.text));
      const left = listSentences(mail.text).filter((one) => known.has(one) && !isSameEverywhere(one));
      expect([mail.id, left]).toEqual([mail.id, []]);
    }
  });

  it('say in their HTML which language it is', () => {
    for (const [, mail] of pairs) expect(mail.html, mail.id).toContain(`<html lang="${language}" dir="ltr">`);
  });

  it('have the same code and the same links, which ask for the language before the fragment', () => {
    for (const [source, mail] of pairs) {
      expect([mail.id, mail.content.code]).toEqual([mail.id, source.content.code]);
      const inEnglish = listLinks(mail).map((url) =>
        url.replace(new RegExp(`[?&]lang=${language}(?=#|$)`), ''),
      );
      expect([mail.id, inEnglish]).toEqual([mail.id, listLinks(source)]);
      for (const url of listLinks(mail)) expect(new URL(url).searchParams.get('lang'), url).toBe(language);
    }
  });

  it('name the owner as often as in English', () => {
    for (const [source, mail] of pairs) {
      for (const part of ['subject', 'preheader', 'text'] as const)
        expect([mail.id, part, countName(mail[part])]).toEqual([mail.id, part, countName(source[part])]);
    }
  });

  it('fit into the lines of a plain text', () => {
    for (const [, mail] of pairs) {
      const long = mail.text.split('\n').filter((line) => line.length > 72 && line.includes(' '));
      expect([mail.id, long]).toEqual([mail.id, []]);
    }
  });
});

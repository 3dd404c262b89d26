import type { Request, Response } from 'express';
import type { Config } from '../../config.ts';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  languages,
  parseLanguage,
  type Language,
} from '#shared/domain/languages.ts';

/**
 * Chooses the language of a page: as the address asks, else as chosen before in this visit, else as the browser prefers. What an
 * address asks for stays for the visit. Nothing else is derived from it, so a link with a language can do no harm.
 */
export function choosePageLanguage(
  req: Request,
  res: Response,
  { appOrigin }: Pick<Config, 'appOrigin'>,
): Language {
  res.vary('Accept-Language').vary('Cookie');
  const asked = parseLanguage(req.query[LANGUAGE_PARAMETER]);
  if (asked) res.cookie(LANGUAGE_COOKIE, asked, { sameSite: 'lax', secure: appOrigin.startsWith('https:') });
  const { chosen, preferred } = readVisitLanguages(req);
  return asked ?? chosen ?? preferred ?? 'en';
}

/** The languages of a visit: the one that the visitor has chosen, and the one that their browser prefers. */
export function readVisitLanguages(req: Request): { chosen: Language | null; preferred: Language | null } {
  const preferred = req.get('accept-language') && req.acceptsLanguages([...languages]);
  return { chosen: readChosenLanguage(req), preferred: parseLanguage(preferred) };
}

function readChosenLanguage(req: Request): Language | null {
  const [, value] = /(?:^|; ?)lang=([a-z]{2})(?:;|$)/.exec(req.get('cookie') ?? '') ?? [];
  return parseLanguage(value);
}

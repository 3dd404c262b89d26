import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Language } from '#shared/domain/languages.ts';
import type { Context } from '#server/context.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { sendFile } from '../../files/send-file.ts';
import { sendLeavebitZip } from '../../files/send-zip.ts';
import { toPortableName } from '#shared/domain/zip-names.ts';
import { formatLetter, getLetterName, getZipName, listSealedTexts } from '#shared/domain/letter.ts';
import { createDownloadMessages } from './download-messages.ts';
import type { RedeemedDownload } from './redeem-download-ticket.ts';
import { findViewableType } from '../../files/find-viewable-type.ts';

/** @param language that of what we write ourselves in the download */
export async function sendDownload(
  ctx: Context,
  req: Request,
  res: Response,
  redeemed: RedeemedDownload,
  language: Language,
): Promise<void> {
  const { letter: t } = createDownloadMessages(language);
  const { leavebit, sender, assertStillOpen } = redeemed;
  const { dataKey, files, description, infoFields, sealedNames, row } = leavebit;
  const isSealed = row.sealed;
  const facts = { description, ...sender, lastUpdate: row.lastUpdate, files, isSealed };
  switch (redeemed.purpose) {
    case 'zip':
      return sendLeavebitZip(ctx, res, {
        name: getZipName(t, description, sender),
        texts: [
          {
            name: getLetterName(description),
            text: formatLetter(t, { ...facts, infoFields: isSealed ? '' : infoFields }),
          },
          ...(isSealed ? listSealedTexts({ infoFields, sealedNames }) : []),
        ],
        files,
        dataKey,
        savedAt: row.lastUpdate,
        assertStillOpen,
      });
    case 'text':
      return sendText(res, getLetterName(description), formatLetter(t, { ...facts, infoFields }));
    case 'preview': {
      const view = await findViewableType(ctx, dataKey, redeemed.file);
      if (!view) throw notFoundError();
      return sendFile(ctx, req, res, { ...redeemed.file, dataKey, assertStillOpen }, view);
    }
    case 'download':
      return sendFile(ctx, req, res, { ...redeemed.file, dataKey, assertStillOpen });
  }
}

/** Responds with a text as an attachment that can't run anything. */
function sendText(res: Response, name: string, text: string): void {
  res.attachment(toPortableName(name, 'LeaveBit.txt'));
  res.set({
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': 'private, no-store',
  });
  res.send(Buffer.from(text));
}

/** A browser that follows a dead link gets a page, not JSON. */
export const redirectFailedDownload: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const isNavigation = req.accepts(['json', 'html']) === 'html';
  if (!isNavigation || res.headersSent) return next(error);
  if (!(error instanceof DomainError)) req.log.error({ err: error }, 'a download failed');
  for (const header of ['Content-Disposition', 'Content-Length', 'Content-Type', 'ETag']) {
    res.removeHeader(header);
  }
  res.redirect(303, '/download-failed');
};

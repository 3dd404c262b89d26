import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Context } from '#server/context.ts';
import { DomainError, notFoundError } from '#server/http/domain-error.ts';
import { sendFile } from '../../files/send-file.ts';
import { sendLeavebitZip } from '../../files/send-zip.ts';
import { formatInfoSheet, INFO_SHEET_FILE_NAME } from './info-sheet.ts';
import type { RedeemedDownload } from './redeem-download-ticket.ts';
import { findViewableType } from '../../files/find-viewable-type.ts';

export async function sendDownload(
  ctx: Context,
  req: Request,
  res: Response,
  redeemed: RedeemedDownload,
): Promise<void> {
  const { leavebit, sender, assertStillOpen } = redeemed;
  const { dataKey, files, description, infoFields, row } = leavebit;
  switch (redeemed.purpose) {
    case 'zip': {
      const sheet = formatInfoSheet({
        description,
        ...sender,
        lastUpdate: row.lastUpdate,
        infoFields,
        files,
      });
      return sendLeavebitZip(ctx, res, {
        name: shortened(description),
        sheet: { name: INFO_SHEET_FILE_NAME, text: sheet },
        files,
        dataKey,
        savedAt: row.lastUpdate,
        assertStillOpen,
      });
    }
    case 'preview': {
      const view = await findViewableType(ctx, dataKey, redeemed.file);
      if (!view) throw notFoundError();
      return sendFile(ctx, req, res, { ...redeemed.file, dataKey, assertStillOpen }, view);
    }
    case 'download':
      return sendFile(ctx, req, res, { ...redeemed.file, dataKey, assertStillOpen });
  }
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

/** A headline can be very long, and any slashes in it must not create folders. */
const shortened = (description: string) =>
  [...description.replace(/[/\\]/g, '-')].slice(0, 80).join('').trim();

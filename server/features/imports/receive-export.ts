import type { Request, Response } from 'express';
import multer from 'multer';
import { IMPORT_FIELD } from '#shared/contracts/imports.ts';
import { MEGABYTE } from '#shared/domain/limits.ts';
import { DomainError } from '../../http/domain-error.ts';
import { importLimits } from '../../limits.ts';

/**
 * The bytes of a form's single file. Held only in memory, because they are full of passwords.
 * @throws DomainError, or multer's own errors, which the error handler recognizes
 */
export async function receiveExport(req: Request, res: Response): Promise<Buffer> {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: {
      files: 1,
      fileSize: importLimits.fileBytes,
      fields: 2,
      fieldSize: 1000,
      fieldNameSize: 100,
      headerPairs: 20,
    },
  }).single(IMPORT_FIELD);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      // Don't wait for the rest of the file.
      res.set('Connection', 'close');
      reject(tooSlow());
    }, importLimits.arrivalMs);
    parse(req, res, (error: unknown) => {
      clearTimeout(timer);
      if (!error) resolve();
      else if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE') reject(tooLarge());
      else reject(error instanceof Error ? error : new Error('the form could not be read', { cause: error }));
    });
  });
  if (!req.file) throw new DomainError('invalid', 'Please choose a file.');
  return req.file.buffer;
}

const tooSlow = () =>
  new DomainError('too-large', 'The file took too long to arrive. Please try a smaller one.');

const tooLarge = () =>
  new DomainError(
    'too-large',
    `This file is larger than ${importLimits.fileBytes / MEGABYTE} MB. Please export it as CSV, which leaves out documents.`,
  );

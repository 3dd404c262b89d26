import { DomainError } from '../../http/domain-error.ts';

/** Shown instead of a LeaveBit that can't be decrypted or has an invalid integrity tag. */
export const DAMAGED_MESSAGE = 'This LeaveBit is damaged and can’t be opened. Please contact support.';

export const damagedError = () => new DomainError('damaged', DAMAGED_MESSAGE);

import { DomainError } from '../../http/domain-error.ts';

/** The words in place of a LeaveBit that does not open, or that does not say reliably who may read it. */
export const DAMAGED_MESSAGE = 'This LeaveBit is damaged and cannot be opened. Please contact support.';

export const damagedError = () => new DomainError('damaged', DAMAGED_MESSAGE);

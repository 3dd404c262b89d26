import { createContext, useContext } from 'react';

/**
 * Whether this service takes payments. The server writes `data-billing="off"` into the page where it does not, so this is known
 * before anything is drawn. The build sets it for the pages that it renders.
 */
const fromPage = typeof document === 'undefined' || document.documentElement.dataset['billing'] !== 'off';

export const TakesPaymentsContext = createContext(fromPage);

/** Whether there is anything to pay. Where there is not, no screen speaks of prices, payments or subscriptions. */
export const useTakesPayments = (): boolean => useContext(TakesPaymentsContext);

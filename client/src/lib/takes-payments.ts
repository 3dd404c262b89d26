import { createContext, useContext } from 'react';

/**
 * Whether this service takes payments. If not, the server adds `data-billing="off"` to the page, so that it is known before the
 * first render. The build sets it for prerendered pages.
 */
const fromPage = typeof document === 'undefined' || document.documentElement.dataset['billing'] !== 'off';

export const TakesPaymentsContext = createContext(fromPage);

/** Whether the service takes payments. If not, no screen mentions prices, payments or subscriptions. */
export const useTakesPayments = (): boolean => useContext(TakesPaymentsContext);

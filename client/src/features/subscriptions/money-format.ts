/** Formats an amount in US dollars. @param amount decimal string such as `1.00` */
export const formatDollars = (amount: string) => `$${amount}`;

/** Formats an amount in South African rand. @param amount decimal string such as `17.50` */
export const formatRand = (amount: string) => `R${amount}`;

/** Whether an amount is zero. Amounts stay strings because floats are inexact. */
export const isZeroAmount = (amount: string) => /^0+(\.0*)?$/.test(amount);

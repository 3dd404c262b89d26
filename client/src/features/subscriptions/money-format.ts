/** An amount in US dollars as people read it. @param amount decimal string such as `1.00` */
export const formatDollars = (amount: string) => `$${amount}`;

/** An amount in South African rand as people read it. @param amount decimal string such as `17.50` */
export const formatRand = (amount: string) => `R${amount}`;

/** Whether an amount is zero. Amounts stay text, because floats are not exact. */
export const isZeroAmount = (amount: string) => /^0+(\.0*)?$/.test(amount);

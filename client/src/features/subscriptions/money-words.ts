/** An amount in US dollars as people read it. @param amount decimal string such as `1.00` */
export const inDollars = (amount: string) => `$${amount}`;

/** An amount in South African rand as people read it. @param amount decimal string such as `17.50` */
export const inRand = (amount: string) => `R${amount}`;

/** Whether an amount is nothing at all. Amounts stay text: a float has no place in money. */
export const isNothing = (amount: string) => /^0+(\.0*)?$/.test(amount);

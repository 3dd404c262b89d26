/**
 * What comes back about a mail after a mail server took it. In rising order: the later one stands, whichever comes first.
 * `complaint`: its reader calls it spam. `soft`: it was not delivered, and that may be us or only for now.
 * `hard`: the mailbox will never take it.
 */
export const bounceKinds = ['complaint', 'soft', 'hard'] as const;
export type BounceKind = (typeof bounceKinds)[number];

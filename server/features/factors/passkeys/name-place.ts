/** The place that the seal binds a passkey's name to. */
export const namePlace = (id: string) => `passkeys/${id}/name`;

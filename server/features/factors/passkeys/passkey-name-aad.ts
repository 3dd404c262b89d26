/** The place that the seal binds a passkey's name to. */
export const getPasskeyNameAad = (id: string) => `passkeys/${id}/name`;

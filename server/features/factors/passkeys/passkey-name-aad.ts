/** The AAD of a passkey's encrypted name. */
export const getPasskeyNameAad = (id: string) => `passkeys/${id}/name`;

export const getPasskeyNameAad = (id: string) => `passkeys/${id}/name`;

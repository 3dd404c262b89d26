/** A name for a sealed file that reveals nothing and hasn't been used. The extension is that of age files. */
export const createOpaqueName = (): string => `${crypto.randomUUID()}.age`;

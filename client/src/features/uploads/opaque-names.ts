/** A name for a sealed file that reveals nothing and hasn't been used. The extension is that of age files. */
export const createOpaqueName = (): string => `${crypto.randomUUID()}.age`;

/** Whether the owner's browser gave a file this name. Nobody should read it. */
export const isOpaqueName = (name: string): boolean =>
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.age$/.test(name);

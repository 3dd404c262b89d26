/** A template's instructions to the owner filling it in. They are not meant for recipients. */
const INSTRUCTIONS: ReadonlySet<string> = new Set([
  'Write after each colon. Delete the lines you do not need.',
  'Numbers of accounts and policies, but no PINs or passwords.',
  'No bank passwords and no card PINs here, please.',
  'Every line can wait. Begin with the one you find easiest.',
]);

const isInstruction = (line: string) => INSTRUCTIONS.has(line.trim());

/** Finds the instruction lines in a text, verbatim. */
export const findInstructionLines = (text: string): string[] =>
  text
    .split('\n')
    .filter(isInstruction)
    .map((line) => line.trim());

/** Removes the instruction lines, together with any blank lines left at the start. */
export function removeInstructionLines(text: string): string {
  const lines = text.split('\n');
  if (!lines.some(isInstruction)) return text;
  return lines
    .filter((line) => !isInstruction(line))
    .join('\n')
    .replace(/^\s*\n/, '');
}

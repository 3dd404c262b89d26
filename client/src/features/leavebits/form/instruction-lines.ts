/** What a template says to the owner who fills it in. It is not meant for recipients. */
const INSTRUCTIONS: ReadonlySet<string> = new Set([
  'Write after each colon. Delete the lines you do not need.',
  'Numbers of accounts and policies, but no PINs or passwords.',
  'No bank passwords and no card PINs here, please.',
  'Every line can wait. Begin with the one you find easiest.',
]);

const isInstruction = (line: string) => INSTRUCTIONS.has(line.trim());

/** The lines of a text that speak to its owner, each as it stands in the template. */
export const findInstructionLines = (text: string): string[] =>
  text
    .split('\n')
    .filter(isInstruction)
    .map((line) => line.trim());

/** The text without those lines. Empty lines that stood below them at the beginning go, too. */
export function removeInstructionLines(text: string): string {
  const lines = text.split('\n');
  if (!lines.some(isInstruction)) return text;
  return lines
    .filter((line) => !isInstruction(line))
    .join('\n')
    .replace(/^\s*\n/, '');
}

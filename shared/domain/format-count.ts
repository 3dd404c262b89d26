/** Formats a number with its noun, such as `1 file` or `2 files`. */
export function formatCount(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** A code as typed or pasted: with digits of any script as ASCII digits, and without spaces, dashes and invisible characters. */
export function normaliseCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, toAsciiDigit)
    .replace(/[\s\p{Pd}\p{DI}]/gu, '');
}

/** Unicode encodes each script's digits in order, in runs of tens. */
function toAsciiDigit(digit: string): string {
  let zero = digit.codePointAt(0)!;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((digit.codePointAt(0)! - zero) % 10);
}

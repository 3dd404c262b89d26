/** Shows the addresses in a text, or a single one, with international domains in their own script. */
export function formatEmail(text: string): string {
  return text.replace(/@[a-z\d.-]*xn--[a-z\d.-]*/g, (domain) =>
    domain.replace(/(?<=[@.])xn--([a-z\d-]+)/g, formatLabel),
  );
}

/** Stays in ASCII if it could pass for another domain: with invisible characters, or with a mix of similar scripts. */
function formatLabel(ascii: string, encoded: string): string {
  const label = decodePunycode(encoded);
  const isPlain = /^[\p{L}\p{M}\p{N}·・-]+$/u.test(label);
  const isMixed = /\p{sc=Latin}/u.test(label) && /[\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u.test(label);
  return isPlain && !isMixed ? label : ascii;
}

/** RFC 3492. Browsers encode Punycode, but have no function that decodes it. Returns an empty text if it is malformed. */
function decodePunycode(encoded: string): string {
  const dash = encoded.lastIndexOf('-');
  const characters = [...encoded.slice(0, Math.max(dash, 0))];
  let codePoint = 128;
  let index = 0;
  let bias = 72;
  try {
    for (let at = dash + 1; at < encoded.length;) {
      const start = index;
      for (let weight = 1, k = 36; ; k += 36) {
        // `a` is 0 and `9` is 35. After the end it is NaN, which no code point is made of.
        const digit = (parseInt(encoded[at++] ?? '', 36) + 26) % 36;
        const threshold = Math.min(Math.max(k - bias, 1), 26);
        index += digit * weight;
        if (!(digit >= threshold)) break;
        weight *= 36 - threshold;
      }
      const count = characters.length + 1;
      bias = adaptBias(index - start, count, start === 0);
      codePoint += Math.floor(index / count);
      index %= count;
      characters.splice(index++, 0, String.fromCodePoint(codePoint));
    }
  } catch {
    return '';
  }
  return characters.join('');
}

function adaptBias(steps: number, count: number, isFirst: boolean): number {
  let delta = Math.floor(steps / (isFirst ? 700 : 2));
  delta += Math.floor(delta / count);
  let bias = 0;
  for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
  return bias + Math.floor((36 * delta) / (delta + 38));
}

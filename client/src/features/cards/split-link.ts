/** Longer parts, such as tokens, are split into groups. */
const MAX_PART_LENGTH = 24;
const GROUP_LENGTH = 8;

/**
 * Splits a link into groups that are never broken across lines, so that it can be typed from paper: after each slash, and long
 * parts further. No group ends with a hyphen, which a line break would make look like hyphenation.
 */
export function splitLink(link: string): string[] {
  return link
    .split(/(?<=[^/]\/)(?!\/)/)
    .flatMap((part) => (part.length > MAX_PART_LENGTH ? splitPart(part) : [part]));
}

function splitPart(part: string): string[] {
  const groups: string[] = [];
  let group = '';
  for (const character of part) {
    group += character;
    if (group.length >= GROUP_LENGTH && character !== '-') {
      groups.push(group);
      group = '';
    }
  }
  return group === '' ? groups : [...groups, group];
}

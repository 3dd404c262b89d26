import { GALLERY_COLOR_SCHEMES, GALLERY_WIDTHS, type GalleryPicture } from './stage.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** All screenshots on one page, by chapter and state. A click shows one in full. */
export function renderGalleryIndex(pictures: readonly GalleryPicture[], problems: readonly string[]): string {
  const states = groupBy(pictures, ({ chapter, state }) => `${chapter}: ${state}`);
  const rows = [...states].map(
    ([name, taken]) =>
      `<section id="${escape(name)}"><h2>${escape(name)}</h2><div>${taken
        .map(
          ({ file, width, scheme }) =>
            `<a href="${file}" data-width="${width}" data-scheme="${scheme}"><img loading="lazy" src="${file}" alt="${escape(`${name}, ${width} px, ${scheme}`)}"></a>`,
        )
        .join('')}</div></section>`,
  );
  const boxes = [...GALLERY_WIDTHS.map(String), ...GALLERY_COLOR_SCHEMES].map(
    (name) => `<label><input type="checkbox" id="show-${name}" checked> ${name}</label>`,
  );
  const rules = [
    ...GALLERY_WIDTHS.map((width) => `body:has(#show-${width}:not(:checked)) [data-width="${width}"]`),
    ...GALLERY_COLOR_SCHEMES.map(
      (scheme) => `body:has(#show-${scheme}:not(:checked)) [data-scheme=${scheme}]`,
    ),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>LeaveBits in pictures</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 }
header { position: sticky; top: 0; padding: 8px 16px; display: flex; flex-wrap: wrap; gap: 16px; background: Canvas; border-bottom: 1px solid GrayText }
section { padding: 0 16px 24px }
h2 { font-size: 17px; margin: 16px 0 8px }
section div { display: flex; gap: 12px; overflow-x: auto; align-items: start }
img { height: 420px; width: auto; max-width: none; border: 1px solid GrayText; object-fit: cover; object-position: top }
ul { margin: 0 }
${rules.join(',\n')} { display: none }
</style></head><body>
<header><strong>${pictures.length} pictures</strong>${boxes.join('')}</header>
${problems.length ? `<section><h2>Problems</h2><ul>${problems.map((problem) => `<li>${escape(problem)}</li>`).join('')}</ul></section>` : ''}
${rows.join('\n')}
</body></html>
`;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The id in a link, or null when the link is damaged. Only the digits we write ourselves: no `1e3`, no `+7`. */
export function idInLink(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text.trim())) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

/** The ids in a link to several, each once; what is damaged is left out. */
export function idsInLink(text: string): number[] {
  const ids = text.split(',').map(idInLink);
  return [...new Set(ids.filter((id) => id !== null))];
}

/**
 * Hands a download to the browser, which shows progress, so this page buffers nothing. The response is an attachment, so the
 * browser stays on the page. The link has no `download` attribute, because some browsers would then save an error page under
 * the file's name.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

/** How long a browser may take to begin saving a file. */
const SAVE_START_MS = 60_000;

/** Saves a file that this page has. `name` is a suggestion that the browser makes safe. */
export function saveBlob(blob: Blob, name: string): void {
  // Even a browser that ignores `download` then saves it, instead of opening it as a page of ours.
  const url = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVE_START_MS);
}

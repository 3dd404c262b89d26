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

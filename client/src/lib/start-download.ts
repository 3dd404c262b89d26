/**
 * Hands a download to the browser, which shows the progress; this page buffers nothing. The response is an attachment, so the
 * page stays. The link has no `download` attribute, with which some browsers would save an error page under the file's name.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

/**
 * Lets the browser download. It shows the progress, and this page holds no bytes. The answer is an attachment, so the
 * page stays. The link has no `download` attribute: with it some browsers would save a refusal under the file's name.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

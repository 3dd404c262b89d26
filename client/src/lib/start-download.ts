/**
 * Lets the browser itself download: it shows the progress, and this page holds none of the bytes. The answer is an
 * attachment, so the page stays. Without the attribute `download`: with it some browsers would save a refusal under the
 * file's name.
 */
export function startDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.click();
}

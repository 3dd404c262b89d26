import type { Page } from 'playwright-core';

/** How many pages a page prints on each of the two common papers. */
export async function countPrintedPages(page: Page): Promise<{ a4: number; letter: number }> {
  const count = async (format: string) => {
    const pdf = await page.pdf({ format });
    return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  };
  return { a4: await count('A4'), letter: await count('Letter') };
}

import type { ImportResponse } from '#shared/contracts/imports.ts';

/** Lists what an import skipped and why. Renders nothing if nothing was skipped. */
export function SkippedImportItems({ report }: Pick<ImportResponse, 'report'>) {
  if (report.length === 0) return null;
  return (
    <details className="rounded-md border border-line px-4 py-3">
      <summary className="cursor-pointer font-medium">Not imported</summary>
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {report.map(({ subject, reason }, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{subject}</span>
            <span className="block text-quiet">{reason}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

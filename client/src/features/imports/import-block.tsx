import { useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { FileUp, FolderUp } from 'lucide-react';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import { useReadImportFile } from './api.ts';
import { createDraftsFromFiles } from './drafts.ts';
import type { ImportResult } from './drafts.ts';
import { ExportHelp } from './export-help.tsx';
import { ImportReport } from './import-report.tsx';
import { useImportMessages } from './use-import-messages.ts';

const ImportSheet = preloadableComponent(() => import('./import-sheet.tsx'), 'ImportSheet');

/** Imports data that the owner stores elsewhere: a password manager's export or a folder of files. */
export function ImportBlock() {
  const t = useImportMessages();
  const exportInput = useRef<HTMLInputElement>(null);
  const folderInput = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<ImportResult | null>(null);
  /** The imports whose reports the owner hasn't closed, although their drafts are saved. The newest is first. */
  const [imported, setImported] = useState<readonly ImportResult[]>([]);
  const newestReport = useFocusOnChange<HTMLElement>(imported[0] ?? null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, error, reset, variables: chosen } = useReadImportFile();

  function takeFiles({ target }: ChangeEvent<HTMLInputElement>): File[] {
    const files = [...(target.files ?? [])];
    // Reset the input, because choosing the same file again would otherwise not fire a change event.
    target.value = '';
    reset();
    return files;
  }

  function closeSheet(hasSaved: boolean) {
    if (hasSaved && found && found.report.length > 0) setImported((before) => [found, ...before]);
    setFound(null);
  }

  function closeReport(closed: ImportResult) {
    setImported((all) => all.filter((one) => one !== closed));
    exportButton.current?.focus();
  }

  return (
    <>
      {error && (
        <Banner tone="danger" role="alert" title={t('notRead', { file: chosen?.name ?? '' })}>
          {getErrorMessage(error, t('pleaseRetry'))}
        </Banner>
      )}
      {imported.map((one, index) => (
        <section
          key={imported.length - index}
          ref={index === 0 ? newestReport : undefined}
          tabIndex={-1}
          aria-label={one.source === null ? t('folderReport') : t('report', { source: one.source })}
          className="flex flex-col gap-4"
        >
          <ImportReport found={one} />
          <Button variant="secondary" size="small" className="self-start" onClick={() => closeReport(one)}>
            {t('closeReport')}
          </Button>
        </section>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={exportButton}
          variant="secondary"
          icon={FileUp}
          isBusy={isPending}
          onClick={() => exportInput.current?.click()}
        >
          {t('chooseExport')}
        </Button>
        <Button variant="secondary" icon={FolderUp} onClick={() => folderInput.current?.click()}>
          {t('chooseFolder')}
        </Button>
      </div>
      <ul className="list-disc pl-5 text-sm text-quiet">
        <li>{t('aboutExports')}</li>
        <li>{t('aboutFolders')}</li>
        <li>{t('aboutSealing')}</li>
      </ul>
      <ExportHelp />
      <p className="text-sm text-quiet">{t('deleteExport')}</p>
      <input
        ref={exportInput}
        type="file"
        hidden
        aria-label={t('exportFile')}
        accept=".csv,.tsv,.txt,.json,.xml,.1pux,.data,.zip,text/csv,text/plain,text/xml,application/json,application/xml,application/zip"
        onChange={(event) => {
          const [file] = takeFiles(event);
          if (file) mutate(file, { onSuccess: setFound });
        }}
      />
      <input
        ref={folderInput}
        type="file"
        hidden
        multiple
        aria-label={t('folder')}
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          const files = takeFiles(event);
          if (files.length > 0) setFound(createDraftsFromFiles(files, t));
        }}
      />
      {found && <ImportSheet found={found} onClose={closeSheet} />}
    </>
  );
}

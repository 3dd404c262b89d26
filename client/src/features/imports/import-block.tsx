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

const ImportSheet = preloadableComponent(() => import('./import-sheet.tsx'), 'ImportSheet');

/** Imports data that the owner stores elsewhere: a password manager's export or a folder of files. */
export function ImportBlock() {
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
        <Banner tone="danger" role="alert" title={`“${chosen?.name}” couldn’t be read`}>
          {getErrorMessage(error, 'Please try again.')}
        </Banner>
      )}
      {imported.map((one, index) => (
        <section
          key={imported.length - index}
          ref={index === 0 ? newestReport : undefined}
          tabIndex={-1}
          aria-label={`Import from ${one.source ?? 'a folder'}`}
          className="flex flex-col gap-4"
        >
          <ImportReport found={one} />
          <Button variant="secondary" size="small" className="self-start" onClick={() => closeReport(one)}>
            Close this report
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
          Choose an export
        </Button>
        <Button variant="secondary" icon={FolderUp} onClick={() => folderInput.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <ul className="list-disc pl-5 text-sm text-quiet">
        <li>
          An export: from 1Password, Apple Passwords, Bitwarden, Chrome, Dashlane, Edge, Firefox, KeePass,
          KeePassXC, LastPass, NordPass, Proton Pass or Safari. It must not be protected by a password.
        </li>
        <li>A folder: each file in it becomes a LeaveBit.</li>
        <li>
          Nothing that you import is sealed. To seal something, make a new LeaveBit and choose “Seal it”.
        </li>
      </ul>
      <ExportHelp />
      <p className="text-sm text-quiet">
        Anyone who opens an export can see your passwords. Delete it from your device when you’re done.
      </p>
      <input
        ref={exportInput}
        type="file"
        hidden
        aria-label="Password manager export"
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
        aria-label="Folder of files"
        {...{ webkitdirectory: '' }}
        onChange={(event) => {
          const files = takeFiles(event);
          if (files.length > 0) setFound(createDraftsFromFiles(files));
        }}
      />
      {found && <ImportSheet found={found} onClose={closeSheet} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import type { DragEvent, ReactNode, Ref } from 'react';
import { Upload } from 'lucide-react';
import { cx } from '#client/lib/class-names.ts';

interface DropAreaProps {
  label: ReactNode;
  hint: ReactNode;
  /** Called with the chosen files. @param folders the names of folders, which can't be added */
  onFiles: (files: File[], folders: string[]) => void;
  inputRef?: Ref<HTMLInputElement>;
  /** Limits the file picker to one file. Several files can still be dropped. */
  isSingle?: boolean;
  /** Takes up a single line. Only screen readers then get the hint. */
  isSmall?: boolean;
}

/** A drop zone for files that opens the file picker on click or from the keyboard. */
export function FileDropArea({
  label,
  hint,
  onFiles,
  inputRef,
  isSingle = false,
  isSmall = false,
}: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function allowDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const files: File[] = [];
    const folders: string[] = [];
    for (const item of event.dataTransfer.items) {
      const entry = item.webkitGetAsEntry();
      const file = item.getAsFile();
      if (entry?.isDirectory) folders.push(entry.name);
      else if (file) files.push(file);
    }
    onFiles(files, folders);
  }

  return (
    <label
      onDragEnter={allowDrop}
      onDragOver={allowDrop}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cx(
        'relative flex cursor-pointer items-center justify-center rounded-md border border-dashed px-4 text-center',
        isSmall ? 'min-h-12.5 gap-2 py-2 text-sm' : 'min-h-11 flex-col gap-1 py-6',
        isOver ? 'border-primary bg-primary-soft' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <input
        ref={inputRef}
        type="file"
        multiple={!isSingle}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])], []);
          // Reset the input, because choosing the same file again would otherwise not fire a change event.
          event.target.value = '';
        }}
      />
      {/* The focus ring. The oldest browsers that we support have no `:has()`. */}
      <span
        aria-hidden
        className="pointer-events-none absolute inset-0 rounded-md outline-offset-2 outline-primary peer-focus-visible:outline-3"
      />
      <Upload aria-hidden className="size-5 text-primary" />
      <span className="font-medium">{label}</span>
      <span className={isSmall ? 'sr-only' : 'text-sm text-quiet'}>{hint}</span>
    </label>
  );
}

/** Stops the browser from navigating to a file that was dropped outside a drop zone. */
export function usePreventStrayDrops(): void {
  useEffect(() => {
    function ignore(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    }
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

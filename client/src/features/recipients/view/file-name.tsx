import { visibleFileName } from '#shared/domain/file-names.ts';

/** A file's name, which cannot change how the words around it read. */
export function FileName({ name }: { name: string }) {
  return <bdi className="wrap-anywhere">{visibleFileName(name)}</bdi>;
}

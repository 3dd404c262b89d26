import { visibleFileName } from '#shared/domain/file-names.ts';
import { CANNOT_SHOW, type PreviewProps } from './preview-props.ts';

/** A picture runs nothing in an `img`, whatever it is. */
export function ImagePreview({ url, name, onFail }: PreviewProps) {
  return (
    <img
      src={url}
      alt={visibleFileName(name)}
      onError={() => onFail(CANNOT_SHOW)}
      className="mx-auto max-h-[70dvh] min-h-11 max-w-full rounded-sm object-contain"
    />
  );
}

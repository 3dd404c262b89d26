import { useCallback, useState } from 'react';

/** A set of LeaveBits by id, such as those that are expanded. `toggle` and `replace` stay the same. */
export function useIdSet() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const toggle = useCallback(
    (id: number) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const replace = useCallback((next: Iterable<number>) => setIds(new Set(next)), []);
  return { ids, toggle, replace };
}

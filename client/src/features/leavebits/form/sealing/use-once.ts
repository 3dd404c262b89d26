import { useEffect, useState } from 'react';

/** The result of an action that runs once per mount. Null until then. An error is thrown while rendering. */
export function useOnce<Result>(act: () => Promise<Result>): Result | null {
  const [state, setState] = useState<{ result: Result } | { error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    act().then(
      (result) => isCurrent && setState({ result }),
      (error: unknown) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  if (state && 'error' in state) throw state.error;
  return state?.result ?? null;
}

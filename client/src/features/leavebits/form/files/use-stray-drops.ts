import { useEffect } from 'react';

/** A file dropped beside a drop area must not make the browser leave the page for that file. */
export function useStrayDrops(): void {
  useEffect(() => {
    function ignore(event: DragEvent) {
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

import { useEffect } from 'react';
import { useServices } from '../app/services.ts';

/** Lets the browser ask before its window is closed during an upload. Uploads can continue after their screen was left. */
export function useUploadWarning(): void {
  const { runningUploads } = useServices();
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (runningUploads.isAnyRunning()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [runningUploads]);
}

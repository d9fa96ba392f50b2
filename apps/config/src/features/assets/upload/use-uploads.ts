import { listAssets } from '@sitewright/contracts/api';
import type { Asset } from '@sitewright/contracts/entities';
import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import { useRefresh } from '../../../api/read.ts';
import { useServices } from '../../../app/services.ts';
import { useSite } from '../../../shell/site/site.ts';
import { transition, type UploadEvent, type UploadItem } from './state.ts';

/** The uploads of one screen. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Removes a file from the list, and cancels its upload. */
  cancel(id: string): void;
  clear(): void;
}

type OnUploaded = (asset: Asset, items: readonly UploadItem[]) => void;

/**
 * Uploads files; `onUploaded` gets each stored file, and all uploads. Uploads continue when the component is unmounted:
 * a failure is then reported by a toast. Only closing the window aborts them, which needs a confirmation.
 */
export function useUploads(onUploaded?: OnUploaded): Uploads {
  const { upload, createId, runningUploads } = useServices();
  const { id: websiteId } = useSite();
  const refresh = useRefresh();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const latest = useRef({ items, onUploaded, isMounted: true });
  const [controllers] = useState(() => new Map<string, AbortController>());
  useEffect(() => {
    latest.current.onUploaded = onUploaded;
  });
  useEffect(() => {
    const { current } = latest;
    current.isMounted = true;
    return () => {
      current.isMounted = false;
    };
  }, []);

  return useMemo(() => {
    function dispatch(event: UploadEvent) {
      const next = transition(latest.current.items, event);
      latest.current.items = next.items;
      setItems(next.items);
      for (const item of next.begin) void send(item);
    }

    async function send({ id, file }: UploadItem) {
      const itemController = new AbortController();
      controllers.set(id, itemController);
      const uploading = upload({
        websiteId,
        file,
        signal: itemController.signal,
        onProgress: (progress) => dispatch({ kind: 'progressed', id, progress }),
      });
      runningUploads.add(uploading, { controller: itemController, endsWithScreen: false });
      const result = await uploading;
      controllers.delete(id);
      if (itemController.signal.aborted) return;
      if (!result.ok) {
        const { message } = result.failure;
        dispatch({ kind: 'failed', id, message });
        if (!latest.current.isMounted)
          toast.error(`${file.name}: ${message}`, { duration: Infinity });
        return;
      }
      dispatch({ kind: 'finished', id, asset: result.data });
      if (latest.current.isMounted) latest.current.onUploaded?.(result.data, latest.current.items);
      await refresh([listAssets]);
    }

    return {
      items,
      add: (files) =>
        dispatch({ kind: 'added', files: files.map((file) => ({ id: createId(), file })) }),
      retry: (id) => dispatch({ kind: 'retry', id }),
      cancel: (id) => {
        controllers.get(id)?.abort();
        dispatch({ kind: 'canceled', id });
      },
      clear: () => dispatch({ kind: 'cleared' }),
    };
  }, [items, upload, createId, runningUploads, websiteId, refresh, controllers]);
}

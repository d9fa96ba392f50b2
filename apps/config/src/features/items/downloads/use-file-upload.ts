import { listDigitalFiles, uploadDigitalFile } from '@sitewright/contracts/api';
import { useEffect, useRef, useState } from 'react';
import { useRefresh } from '../../../api/read.ts';
import { useServices } from '../../../app/services.ts';
import { useSite } from '../../../shell/site/site.ts';

/** The upload of files, one after the other. */
export type FileUploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly fileName: string; readonly progress: number }
  | {
      readonly kind: 'failed';
      readonly fileName: string;
      readonly message: string;
      /** How many files after it were not sent. */
      readonly skipped: number;
    };

/** Uploads files of a digital product. The first that fails ends the upload; the product keeps those before. */
export function useFileUpload(itemId: string) {
  const { id: websiteId } = useSite();
  const { sendFile, runningUploads } = useServices();
  const refresh = useRefresh();
  const [state, setState] = useState<FileUploadState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(files: readonly File[], { signal }: AbortController) {
    for (const [index, file] of files.entries()) {
      const { name: fileName } = file;
      setState({ kind: 'sending', fileName, progress: 0 });
      const result = await sendFile(
        uploadDigitalFile,
        { websiteId, itemId },
        {
          file,
          signal,
          onProgress: (progress) => setState({ kind: 'sending', fileName, progress }),
        },
      );
      await refresh([listDigitalFiles]);
      if (signal.aborted) break;
      if (!result.ok) {
        const { message } = result.failure;
        setState({ kind: 'failed', fileName, message, skipped: files.length - index - 1 });
        return;
      }
    }
    setState({ kind: 'idle' });
  }
  return {
    state,
    send: (files: readonly File[]) => {
      const started = (controller.current = new AbortController());
      runningUploads.add(send(files, started), { controller: started, endsWithScreen: true });
    },
    cancel: () => controller.current?.abort(),
  };
}

import { uploadAsset, type UploadedAsset } from '@sitewright/contracts/api';
import type { Result } from '@sitewright/data-layer';
import { endpointPath } from './call.ts';
import { configText } from '../texts/config-text.ts';

/** Sends a file; `onProgress` receives the sent fraction, 0 to 1. */
export type Upload = (input: {
  readonly websiteId: string;
  readonly file: File;
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}) => Promise<Result<UploadedAsset>>;

interface UploadPorts {
  readonly createRequest: () => XMLHttpRequest;
  readonly readCrumb: () => string | undefined;
}

const failed = (status: number, message: string, kind: 'rejected' | 'connection' | 'aborted') =>
  ({ ok: false, failure: { kind, status, message } }) as const;

/** Uploads with XMLHttpRequest, the only API in browsers that reports upload progress. */
export const createUpload =
  ({ createRequest, readCrumb }: UploadPorts): Upload =>
  ({ websiteId, file, onProgress, signal }) =>
    new Promise((resolve) => {
      const request = createRequest();
      const form = new FormData();
      form.append('file', file);
      request.open(uploadAsset.method, endpointPath(uploadAsset, { websiteId }));
      const crumb = readCrumb();
      if (crumb !== undefined) request.setRequestHeader('X-CSRF-Token', crumb);
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        onProgress(total === 0 ? 0 : loaded / total);
      });
      request.addEventListener('load', () => resolve(readResponse(request)));
      // The upload is complete: a failure after this comes from the server.
      let problem = uploadProblem;
      request.upload.addEventListener('load', () => {
        problem = configText('files.processingIncomplete');
      });
      request.addEventListener('error', () => resolve(failed(0, problem, 'connection')));
      request.addEventListener('abort', () => resolve(failed(0, uploadProblem, 'aborted')));
      signal.addEventListener('abort', () => request.abort());
      request.send(form);
    });

/** FILE-08. */
export const uploadProblem = configText('files.uploadFailed');

function readResponse({ status, responseText }: XMLHttpRequest): Result<UploadedAsset> {
  const isSuccess = status >= 200 && status < 300;
  try {
    const body: unknown = JSON.parse(responseText);
    if (isSuccess) return { ok: true, data: uploadAsset.response.parse(body) };
    const message = (body as { error?: string }).error;
    return failed(status, message ?? uploadProblem, 'rejected');
  } catch {
    return failed(status, isSuccess ? configText('files.noJobData') : uploadProblem, 'rejected');
  }
}

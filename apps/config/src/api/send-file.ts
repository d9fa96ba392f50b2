import type { Endpoint, EndpointParams, EndpointResponse } from '@sitewright/contracts/api';
import type { Result } from '@sitewright/data-layer';
import { endpointPath } from './call.ts';
import { configText } from '../texts/config-text.ts';

/** What sending files needs of the browser. */
export interface FilePorts {
  readonly createRequest: () => XMLHttpRequest;
  readonly readCrumb: () => string | undefined;
}

/** What a file needs to be sent. */
export interface FileTransfer {
  readonly file: File;
  /** Receives the sent fraction, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a file to a multipart endpoint, and parses its response by the contract. Never rejects. */
export type SendFile = <E extends Endpoint>(
  endpoint: E,
  params: EndpointParams<E>,
  transfer: FileTransfer,
) => Promise<Result<EndpointResponse<E>>>;

interface SentFile<Data> extends Partial<Omit<FileTransfer, 'file'>> {
  readonly file: File;
  readonly method: string;
  readonly url: string;
  readonly parse: (body: unknown) => Data;
}

/** FILE-08. */
export const uploadProblem = configText('files.uploadFailed');

const failed = (status: number, message: string, kind: 'rejected' | 'connection' | 'aborted') =>
  ({ ok: false, failure: { kind, status, message } }) as const;

/** Sends a file as the multipart field `file`, with XMLHttpRequest, the only API in browsers that reports progress. */
export const sendFile = <Data>(
  { createRequest, readCrumb }: FilePorts,
  { method, url, file, parse, onProgress, signal }: SentFile<Data>,
): Promise<Result<Data>> =>
  new Promise((resolve) => {
    const request = createRequest();
    const form = new FormData();
    form.append('file', file);
    request.open(method, url);
    const crumb = readCrumb();
    if (crumb !== undefined) request.setRequestHeader('X-CSRF-Token', crumb);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress?.(total === 0 ? 0 : loaded / total);
    });
    request.addEventListener('load', () => resolve(readResponse(request, parse)));
    // The upload is complete: a failure after this comes from the server.
    let problem = uploadProblem;
    request.upload.addEventListener('load', () => {
      problem = configText('files.processingIncomplete');
    });
    request.addEventListener('error', () => resolve(failed(0, problem, 'connection')));
    request.addEventListener('abort', () => resolve(failed(0, uploadProblem, 'aborted')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });

interface RejectedBody {
  readonly error?: string;
  /** A message about the file itself. */
  readonly errors?: { readonly file?: string };
}

function readResponse<Data>(
  { status, responseText }: XMLHttpRequest,
  parse: (body: unknown) => Data,
): Result<Data> {
  const isSuccess = status >= 200 && status < 300;
  try {
    const body: unknown = JSON.parse(responseText);
    if (isSuccess) return { ok: true, data: parse(body) };
    const { error, errors } = body as RejectedBody;
    return failed(status, errors?.file ?? error ?? uploadProblem, 'rejected');
  } catch {
    return failed(status, isSuccess ? configText('files.noJobData') : uploadProblem, 'rejected');
  }
}

/** Sends files to the endpoint that a call names. */
export function createSendFile(ports: FilePorts): SendFile {
  const send = (
    endpoint: Endpoint,
    params: Readonly<Record<string, string>>,
    transfer: FileTransfer,
  ): Promise<Result<unknown>> =>
    sendFile(ports, {
      method: endpoint.method,
      url: endpointPath(endpoint, params),
      parse: (body) => endpoint.response.parse(body),
      ...transfer,
    });
  return send as SendFile;
}

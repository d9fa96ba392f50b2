import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RequestPage } from '../platform/invariants/page-invariant.ts';

/** Requests pages from the server at an origin, as a proxy does: the requested host is a header. Rejects if no server answers. */
export const requestPageAt =
  (origin: URL): RequestPage =>
  (host, path) =>
    new Promise((resolve, reject) => {
      request(new URL(path, origin), { headers: { host } }, (response) => {
        text(response).then(
          (body) =>
            resolve({ status: response.statusCode ?? 0, etag: response.headers.etag, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    });

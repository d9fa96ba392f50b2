import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AskPage } from '../platform/invariants/page-invariant.ts';

/** Asks the server that listens at an origin, as a proxy in front of it does: the host that is asked for is a header. */
export const askServerAt =
  (origin: URL): AskPage =>
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

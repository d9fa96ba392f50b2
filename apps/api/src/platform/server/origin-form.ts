import type { IncomingMessage } from 'node:http';

const absoluteForm = /^https?:\/\/(?<authority>[^/?#]*)(?<target>[^#]*)$/i;

/**
 * Rewrites the absolute form of a request target (`GET http://host/path`), which clients send to proxies and every
 * server must accept (RFC 9112, section 3.2.2), to its path and query. A target with a host other than the Host header
 * stays unchanged and is rejected, so that the requested website is never ambiguous.
 */
export function toOriginForm(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { authority, target } = absoluteForm.exec(request.url ?? '')?.groups ?? {};
  if (authority === undefined || target === undefined) return;
  if (authority.toLowerCase() !== request.headers.host?.toLowerCase()) return;
  request.url = target.startsWith('/') ? target : `/${target}`;
}

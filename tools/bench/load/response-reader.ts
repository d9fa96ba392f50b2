const headEnd = Buffer.from('\r\n\r\n');

export interface ReadResponse {
  readonly status: number;
  readonly bodyBytes: number;
}

/**
 * Splits the bytes of one connection into responses: as much HTTP/1.1 as a load generator needs. Throws on a response
 * with a body but without `content-length`, because the start of the next response would be unknown.
 */
export function createResponseReader(onResponse: (response: ReadResponse) => void) {
  let pending: Buffer = Buffer.alloc(0);

  function readNext(): boolean {
    const end = pending.indexOf(headEnd);
    if (end === -1) return false;
    const head = pending.subarray(0, end).toString('latin1');
    const status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined && status !== 304 && status !== 204)
      throw new Error(`A response without content-length: ${head.slice(0, 200)}`);
    const bodyBytes = status === 304 ? 0 : Number(length ?? 0);
    const total = end + headEnd.length + bodyBytes;
    if (pending.length < total) return false;
    pending = pending.subarray(total);
    onResponse({ status, bodyBytes });
    return true;
  }

  return (chunk: Buffer): void => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    while (pending.length > 0 && readNext());
  };
}

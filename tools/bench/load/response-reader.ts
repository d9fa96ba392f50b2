const headEnd = Buffer.from('\r\n\r\n');

export interface ReadResponse {
  readonly status: number;
  readonly bodyBytes: number;
}

/**
 * Tells answers apart in what comes over one connection: as much HTTP/1.1 as a load generator needs. An answer says
 * its length, or has no body; anything else throws, because then nothing that follows would be understood.
 */
export function createResponseReader(onResponse: (response: ReadResponse) => void) {
  let waiting: Buffer = Buffer.alloc(0);

  function readOne(): boolean {
    const end = waiting.indexOf(headEnd);
    if (end === -1) return false;
    const head = waiting.subarray(0, end).toString('latin1');
    const status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined && status !== 304 && status !== 204)
      throw new Error(`An answer without a length: ${head.slice(0, 200)}`);
    const bodyBytes = status === 304 ? 0 : Number(length ?? 0);
    const total = end + headEnd.length + bodyBytes;
    if (waiting.length < total) return false;
    waiting = waiting.subarray(total);
    onResponse({ status, bodyBytes });
    return true;
  }

  return (chunk: Buffer): void => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    while (waiting.length > 0 && readOne());
  };
}

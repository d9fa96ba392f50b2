import { describe, expect, it } from 'vitest';
import { createResponseReader, type ReadResponse } from './response-reader.ts';

const results =
  'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello' +
  'HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n' +
  'HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n';
const expected: ReadResponse[] = [
  { status: 200, bodyBytes: 5 },
  { status: 304, bodyBytes: 0 },
  { status: 404, bodyBytes: 0 },
];

function readInPieces(text: string, size: number): ReadResponse[] {
  const read: ReadResponse[] = [];
  const reader = createResponseReader((response) => read.push(response));
  for (let at = 0; at < text.length; at += size) reader(Buffer.from(text.slice(at, at + size)));
  return read;
}

describe('the response reader', () => {
  it.each([1, 7, 40, results.length])(
    'separates responses that arrive in chunks of %i bytes',
    (size) => {
      expect(readInPieces(results, size)).toEqual(expected);
    },
  );

  it('rejects a response without a length', () => {
    expect(() => readInPieces('HTTP/1.1 200 OK\r\n\r\nhello', 100)).toThrow(
      /without content-length/,
    );
  });
});

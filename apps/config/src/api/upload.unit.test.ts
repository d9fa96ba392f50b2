import { expect, it } from 'vitest';
import { createUpload } from './upload.ts';

/** A request that is answered, or ended by an event, as soon as it is sent. */
function fakeRequest(end: 'load' | 'error', status = 0, responseText = '') {
  const request = new EventTarget();
  return Object.assign(request, {
    upload: new EventTarget(),
    status,
    responseText,
    open: () => {},
    setRequestHeader: () => {},
    abort: () => {},
    send: () => request.dispatchEvent(new Event(end)),
  }) as unknown as XMLHttpRequest;
}

const send = (request: XMLHttpRequest) =>
  createUpload({ createRequest: () => request, readCrumb: () => undefined })({
    websiteId: 'w1',
    file: new File(['x'], 'pier.jpg'),
    onProgress: () => {},
    signal: new AbortController().signal,
  });

const messageOf = async (request: XMLHttpRequest) => {
  const response = await send(request);
  return response.ok ? undefined : response.failure.message;
};

it.each(['', '{}', 'null', '<html>'])(
  'fails with a message when a successful response has no data: %j (FILE-09)',
  async (text) => {
    expect(await messageOf(fakeRequest('load', 200, text))).toBe(
      'No response data from job request',
    );
  },
);

it('returns the server’s error message, or a generic one if there is none (FILE-08)', async () => {
  const problem = 'There was a problem while uploading your file.';
  const rejected = fakeRequest('load', 415, JSON.stringify({ error: 'The file is empty.' }));
  expect(await messageOf(rejected)).toBe('The file is empty.');
  expect(await messageOf(fakeRequest('load', 502, '<html>'))).toBe(problem);
  expect(await messageOf(fakeRequest('error'))).toBe(problem);
});

it('reports failed processing when the connection fails after the upload completed (MSG-33)', async () => {
  const request = fakeRequest('error');
  const { send: fail } = request;
  request.send = () => {
    request.upload.dispatchEvent(new Event('load'));
    fail();
  };
  expect(await messageOf(request)).toBe('File processing failed to complete');
});

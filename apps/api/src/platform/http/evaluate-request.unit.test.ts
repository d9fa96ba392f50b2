import { describe, expect, it } from 'vitest';
import { evaluateRequest, isNotModified } from './evaluate-request.ts';

const etag = '"one"';
const lastModified = new Date('2026-03-04T10:00:00.500Z');
const validators = { etag, lastModified };
const on = (offsetMs: number) => new Date(lastModified.getTime() + offsetMs).toUTCString();
const get = (headers: Record<string, string>, method = 'GET') => ({ method, headers });

describe('a copy in the client cache', () => {
  it.each([
    ['"one"', true],
    ['W/"one"', true],
    ['"two", W/"one"', true],
    ['"two","one"', true],
    [' "one" ', true],
    ['*', true],
    [' * ', true],
    ['"two"', false],
    ['one', false],
    ['"ONE"', false],
    ['', false],
  ])('with If-None-Match %s is fresh: %j', (header, expected) => {
    expect(isNotModified({ 'if-none-match': header }, { etag })).toBe(expected);
  });

  it.each([
    [0, true],
    [86_400_000, true],
    [-1000, false],
  ])('with If-Modified-Since %i ms later is fresh: %j', (offsetMs, expected) => {
    expect(isNotModified({ 'if-modified-since': on(offsetMs) }, validators)).toBe(expected);
  });

  it('is compared by ETag only when If-None-Match is present', () => {
    const headers = { 'if-none-match': '"two"', 'if-modified-since': on(0) };
    expect(isNotModified(headers, validators)).toBe(false);
  });

  it('is stale when a date is missing or invalid', () => {
    expect(isNotModified({ 'if-modified-since': on(0) }, { etag })).toBe(false);
    expect(isNotModified({ 'if-modified-since': 'yesterday' }, validators)).toBe(false);
  });

  it('returns 304 with `Cache-Control: no-cache` as well', () => {
    const request = get({ 'if-none-match': etag, 'cache-control': 'no-cache' });
    expect(evaluateRequest(request, validators)).toEqual({ status: 304 });
  });

  it.each(['GET', 'HEAD'])('returns 304 for If-None-Match and 412 for If-Match on %s', (method) => {
    expect(evaluateRequest(get({ 'if-none-match': etag }, method), validators).status).toBe(304);
    expect(evaluateRequest(get({ 'if-match': '"two"' }, method), validators).status).toBe(412);
  });

  it('is ignored for POST', () => {
    expect(evaluateRequest(get({ 'if-none-match': etag }, 'POST'), validators).status).toBe(200);
  });
});

describe('a request with If-Match or If-Unmodified-Since', () => {
  it.each([
    [{ 'if-match': '"one"' }, 200],
    [{ 'if-match': '"two", "one"' }, 200],
    [{ 'if-match': '*' }, 200],
    [{ 'if-match': 'W/"one"' }, 412],
    [{ 'if-match': '"two"' }, 412],
    [{ 'if-match': '"two"', 'if-none-match': '"one"' }, 412],
    [{ 'if-unmodified-since': on(0) }, 200],
    [{ 'if-unmodified-since': on(-2000) }, 412],
    [{ 'if-unmodified-since': 'yesterday' }, 200],
    [{ 'if-match': '"one"', 'if-unmodified-since': on(-2000) }, 200],
  ])('%j returns %i', (headers, status) => {
    expect(evaluateRequest(get(headers as never), validators).status).toBe(status);
  });
});

describe('a range request for 100 bytes', () => {
  const ask = (headers: Record<string, string>, method = 'GET') =>
    evaluateRequest(get(headers, method), validators, 100);
  const part = (start: number, end: number) => ({ status: 206, start, end });

  it.each([
    ['bytes=0-', part(0, 99)],
    ['bytes=10-19', part(10, 19)],
    ['BYTES=10-19', part(10, 19)],
    ['bytes=10-900', part(10, 99)],
    ['bytes=-10', part(90, 99)],
    ['bytes=-900', part(0, 99)],
    ['bytes=0-9,10-19', part(0, 19)],
    ['bytes=0-9, 200-300', part(0, 9)],
    ['bytes=100-', { status: 416 }],
    ['bytes=-0', { status: 416 }],
    ['bytes=200-300,400-', { status: 416 }],
    ['bytes=0-1,5-6', { status: 200 }],
    ['bytes=20-10', { status: 200 }],
    ['items=0-1', { status: 200 }],
    ['bytes=-', { status: 200 }],
    ['bytes=a-b', { status: 200 }],
    ['bytes', { status: 200 }],
  ])('with %s returns %j', (range, expected) => {
    expect(ask({ range })).toEqual(expected);
  });

  it.each([
    ['"one"', 206],
    ['W/"one"', 200],
    ['"two"', 200],
    [on(0), 206],
    [on(1000), 200],
    [on(-1000), 200],
    ['yesterday', 200],
  ])('with If-Range %s returns %i', (ifRange, status) => {
    expect(ask({ range: 'bytes=0-9', 'if-range': ifRange }).status).toBe(status);
  });

  it('with a weak ETag in If-Range returns 200', () => {
    const headers = { range: 'bytes=0-9', 'if-range': 'W/"one"' };
    expect(evaluateRequest(get(headers), { etag: 'W/"one"' }, 100).status).toBe(200);
  });

  it('with an unsatisfiable range returns 200 when If-Range does not match', () => {
    expect(ask({ range: 'bytes=900-', 'if-range': '"two"' }).status).toBe(200);
  });

  it('returns 304 for a fresh copy and 200 for HEAD', () => {
    expect(ask({ range: 'bytes=0-9', 'if-none-match': etag }).status).toBe(304);
    expect(ask({ range: 'bytes=0-9' }, 'HEAD').status).toBe(200);
  });

  it('for an empty file returns 416', () => {
    const of = (range: string) => evaluateRequest(get({ range }), validators, 0).status;
    expect([of('bytes=0-'), of('bytes=-5')]).toEqual([416, 416]);
  });
});

import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as api from './index.ts';
import type { Endpoint } from './define-endpoint.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const endpoints = Object.entries<unknown>(api).flatMap(([name, value]) =>
  isEndpoint(value) ? [[name, value] as const] : [],
);

describe.each(endpoints)('%s', (_name, endpoint) => {
  it('has a response schema, matching path parameters, no GET body and a summary sentence (API-01)', () => {
    expect(endpoint.response).toBeInstanceOf(z.ZodType);
    const places = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, place]) => place);
    const params = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(new Set(params)).toStrictEqual(new Set(places));
    if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    expect(endpoint.summary).toMatch(/^\p{Lu}.*\.$/su);
  });
});

it('has a unique method and path for each endpoint', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
  expect(calls.length).toBeGreaterThan(50);
});

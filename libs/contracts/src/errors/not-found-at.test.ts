import { expect, it } from 'vitest';
import { notFoundAt } from './not-found-at.ts';
import { errorEnvelope } from './error-result.ts';

it('carries the path that was requested (ERR-04)', () => {
  expect(errorEnvelope(notFoundAt('/shop/mug'), 'r1')).toMatchObject({
    status: 404,
    body: { code: 'notFound', detail: { path: '/shop/mug' } },
  });
});

it('leaves out what follows the path', () => {
  expect(notFoundAt('/order?token=secret').detail).toStrictEqual({ path: '/order' });
});

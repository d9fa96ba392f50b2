import { expect, it } from 'vitest';
import { notFoundAt } from './not-found-at.ts';
import { errorEnvelope } from './error-result.ts';

it('includes the requested path in a 404 response (ERR-04)', () => {
  expect(errorEnvelope(notFoundAt('/shop/mug'), 'r1')).toMatchObject({
    status: 404,
    body: { code: 'notFound', detail: { path: '/shop/mug' } },
  });
});

it('omits the query string from the path', () => {
  expect(notFoundAt('/order?token=secret').detail).toStrictEqual({ path: '/order' });
});

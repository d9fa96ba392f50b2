import { expect, it } from 'vitest';
import { endpointPath } from './endpoint-path.ts';

it.each([
  ['list-wishes', 'GET', '/wishes'],
  ['create-wish', 'POST', '/wishes'],
  ['add-category', 'POST', '/categories'],
  ['read-wish', 'GET', '/wishes/:wishId'],
  ['change-gift-card', 'PATCH', '/gift-cards/:giftCardId'],
  ['write-post', 'PUT', '/posts/:postId'],
  ['delete-box', 'DELETE', '/boxes/:boxId'],
  ['publish-day', 'POST', '/days/:dayId/publish'],
  ['list', 'GET', '/wishlist'],
  ['send', 'POST', '/wishlist/send'],
])('returns for %s the endpoint %s %s', (name, method, path) => {
  expect(endpointPath('wishlist', name)).toMatchObject({ method, path });
});

import { expect, it } from 'vitest';
import { createMethodTable } from './method-table.ts';

const tableOf = (singleOrigin: boolean) => {
  const table = createMethodTable({ singleOrigin });
  const routes = [
    ['GET', '/*', 'site'],
    ['GET', '/api/cart', 'site'],
    ['POST', '/api/cart', 'site'],
    ['PATCH', '/api/cart/:entryId', 'site'],
    ['PUT', '/api/websites/:websiteId', 'config'],
    ['GET', '/api/docs/*', 'any'],
    ['GET', '/sitemap.xml', 'site'],
  ] as const;
  for (const [method, url, origin] of routes) table.add({ method, url, origin });
  return table;
};

it.each([
  ['/api/cart', 'site', ['GET', 'POST']],
  ['/api/cart/', 'site', ['GET', 'POST']],
  ['/api/cart/a%2Fb', 'site', ['PATCH']],
  ['/api/cart/a/b', 'site', []],
  ['/api/docs/a/b', 'site', ['GET']],
  ['/api/docs/a', 'unknown', []],
  ['/api/websites/a', 'site', []],
  ['/api/websites/a', 'config', ['PUT']],
  ['/sitemapxxml', 'site', []],
  ['/anything', 'site', []],
] as const)('for %s on a %s host returns the methods %j', (path, host, methods) => {
  expect(tableOf(false).methodsAt(path, host)).toEqual(methods);
});

it('includes the configuration endpoints on site hosts in single-origin mode', () => {
  expect(tableOf(true).methodsAt('/api/websites/a', 'site')).toEqual(['PUT']);
});

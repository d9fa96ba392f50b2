import { describe, expect, it } from 'vitest';
import { layerOver } from './layer-over.fixture.ts';

describe('a URL', () => {
  it.each([
    ['/api/x#frag', { a: 1 }, '/api/x?a=1&crumb=c#frag'],
    ['/api/x?b=2#frag', { a: 1 }, '/api/x?b=2&a=1&crumb=c#frag'],
    ['/api/x#frag?d=4', { a: 1 }, '/api/x?a=1&crumb=c#frag?d=4'],
    ['/api/x#one#two', undefined, '/api/x?crumb=c#one#two'],
    ['/api/x#', undefined, '/api/x?crumb=c#'],
    ['/api/x?b=?', { a: '#' }, '/api/x?b=?&a=%23&crumb=c'],
    ['x', { a: undefined }, '/api/x?crumb=c'],
  ])(
    'puts its query and the crumb into %j before the fragment (DATA-02)',
    async (path, query, url) => {
      const { layer, requests } = layerOver([[200]], { readCrumb: () => 'c' });
      await layer.get(path, { query });
      await layer.post(path, {}, { query });
      expect(requests.map((request) => request.url)).toEqual([url, url]);
    },
  );

  it('is unchanged without query and crumb', async () => {
    const { layer, requests } = layerOver([[200]]);
    await layer.get('/api/x#frag');
    expect(requests[0]?.url).toBe('/api/x#frag');
  });
});

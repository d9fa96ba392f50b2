import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { viewOf } from '../../testing/test-renderer.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi({
    services: ({ settings }) => ({ settings: { ...settings, mapsKey: 'A-browser_key' } }),
  });
  site = await createTestSite(api);
});
afterAll(() => api.close());

const frame = '/assets/map/provider.html';

/** The directives of the policy of an address, by their names. */
async function policyAt(path: string): Promise<Readonly<Record<string, string>>> {
  const { status, headers } = await site.visitor().get(path);
  expect(status).toBe(200);
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(directives.map((text) => [text.split(' ', 1)[0] ?? '', text]));
}

it('serves the map frame as a sandboxed document with its own Content-Security-Policy', async () => {
  const policy = await policyAt(frame);
  expect(policy).toMatchObject({
    'default-src': "default-src 'none'",
    sandbox: 'sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox',
    'frame-ancestors': "frame-ancestors 'self' http://config.localhost:4000",
  });
  const lets = "'self' 'unsafe-eval' blob: https://*.googleapis.com https://*.gstatic.com";
  expect(policy['script-src']).toBe(`script-src ${lets}`);
  expect(policy['connect-src']).not.toContain("'self'");
  expect(policy['frame-src']).toBeUndefined();
});

it('does not relax the Content-Security-Policy of pages', async () => {
  const policy = await policyAt('/');
  expect(policy['script-src']).toBe("script-src 'self'");
  expect(policy['connect-src']).toBe("connect-src 'self'");
  expect(policy['frame-src']).toBe("frame-src 'self'");
});

it('sends the key of the map provider to pages as base64 (MAP-18)', async () => {
  const { text } = await site.visitor().get('/');
  const { gmRenderKey = '' } = viewOf(text).context.websiteSettings;
  expect(atob(gmRenderKey)).toBe('A-browser_key');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Operation {
  readonly 'x-audience': string;
  readonly 'x-permission'?: string;
  readonly summary: string;
}

it('documents every declared endpoint with its audience, summary and permission', async () => {
  const document = (await api.config().get('/api/openapi.json')).body as unknown as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  };
  expect(document.openapi).toBe('3.1.0');
  for (const { endpoint, access } of api.app.declaredRoutes) {
    const operation =
      document.paths[endpoint.path.replaceAll(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation, endpoint.path).toMatchObject({
      'x-audience': access.audience,
      summary: endpoint.summary,
    });
    if (access.audience === 'owner') expect(operation?.['x-permission']).toBe(access.permission);
  }
});

it('serves the documentation at /api/docs without scripts or links from another host', async () => {
  const page = await api.config().get('/api/docs/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('/api/openapi.json');
  expect(page.text).not.toMatch(/(?:src|href)="https?:/);
});

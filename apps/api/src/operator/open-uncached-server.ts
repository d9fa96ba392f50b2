import type { RequestPage } from '../platform/invariants/page-invariant.ts';
import type { Services } from '../platform/services.ts';
import { createServices } from '../start/create-services.ts';

/** A server on the same data without caches, reachable only by this process: it renders each page for each request. */
export interface UncachedServer {
  readonly requestPage: RequestPage;
  close(): Promise<void>;
}

export async function openUncachedServer(services: Omit<Services, 'log'>): Promise<UncachedServer> {
  const { settings, database, renderer, files, images, now } = services;
  const { buildApp } = await import('../app.ts');
  const server = await buildApp({
    services: {
      ...createServices({
        settings: { ...settings, pageCacheBytes: 0 },
        // It runs for one command and needs no change events.
        database: { ...database, openChannel: () => ({ send: () => Promise.resolve() }) },
        renderer,
        dataDir: '',
        now,
      }),
      files,
      images,
    },
    rateLimits: false,
  });
  return {
    async requestPage(host, path) {
      const response = await server.inject({ url: path, headers: { host } });
      return {
        status: response.statusCode,
        etag: response.headers.etag?.toString(),
        body: response.body,
      };
    },
    close: () => server.close(),
  };
}

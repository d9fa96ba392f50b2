import type { AskPage } from '../platform/invariants/page-invariant.ts';
import type { Services } from '../platform/services.ts';
import { createServices } from '../start/create-services.ts';

/** A server on the same data that keeps nothing and that nobody else can ask: each of its pages is drawn anew. */
export interface DrawingServer {
  readonly ask: AskPage;
  close(): Promise<void>;
}

export async function openDrawingServer(services: Omit<Services, 'log'>): Promise<DrawingServer> {
  const { settings, database, renderer, files, images, now } = services;
  const { buildApp } = await import('../app.ts');
  const server = await buildApp({
    services: {
      ...createServices({
        settings: { ...settings, pageCacheBytes: 0 },
        // It lives for one command and hears of no changes.
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
    async ask(host, path) {
      const answer = await server.inject({ url: path, headers: { host } });
      return {
        status: answer.statusCode,
        etag: answer.headers.etag?.toString(),
        body: answer.body,
      };
    },
    close: () => server.close(),
  };
}

import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import { join } from 'node:path';

/** The part of Fastify that is needed to respond to every request with the same Buffer. */
interface BareServer {
  readonly server: Server;
  get(
    path: string,
    handle: (
      request: unknown,
      reply: {
        headers(values: Readonly<Record<string, string>>): { send(body: Buffer): unknown };
      },
    ) => unknown,
  ): void;
  listen(options: { readonly port: number; readonly host: string }): Promise<string>;
}

// Resolved from the API, so that both use the same version of Fastify.
const requireFromApi = createRequire(join(import.meta.dirname, '../../../apps/api/package.json'));
const createFastify = requireFromApi('fastify') as (options: {
  readonly logger: boolean;
}) => BareServer;

/** The response, as the parent process sends it; the body is base64. */
interface ReferencePage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let headers: ReferencePage['headers'] = {};
let body = Buffer.alloc(0);

const reference = createFastify({ logger: false });
reference.get('/*', (_request, reply) => reply.headers(headers).send(body));

process.on('message', (page: ReferencePage) => {
  headers = page.headers;
  body = Buffer.from(page.body, 'base64');
  process.send?.({ isSet: true });
});
process.once('disconnect', () => process.exit(0));

await reference.listen({ port: 0, host: '127.0.0.1' });
const address = reference.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });

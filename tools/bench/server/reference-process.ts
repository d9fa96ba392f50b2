import { createRequire } from 'node:module';
import type { Server } from 'node:http';
import { join } from 'node:path';

/** As much of Fastify as a server needs that answers everything with one constant Buffer. */
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

// The very Fastify that the API uses, from where the API finds it: whatever else it may be, it is not another version.
const requireAsApi = createRequire(join(import.meta.dirname, '../../../apps/api/package.json'));
const createFastify = requireAsApi('fastify') as (options: {
  readonly logger: boolean;
}) => BareServer;

/** What to answer, as the parent says it; the body in base64. */
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

import Fastify from 'fastify';

/** The reference: a bare Fastify that answers everything with one constant Buffer. Its parent says which. */
interface ReferencePage {
  readonly headers: Readonly<Record<string, string>>;
  /** In base64. */
  readonly body: string;
}

let headers: ReferencePage['headers'] = {};
let body = Buffer.alloc(0);

const server = Fastify({ logger: false });
server.get('/*', (_request, reply) => reply.headers(headers).send(body));

process.on('message', (page: ReferencePage) => {
  headers = page.headers;
  body = Buffer.from(page.body, 'base64');
  process.send?.({ isSet: true });
});
process.once('disconnect', () => process.exit(0));

await server.listen({ port: 0, host: '127.0.0.1' });
const address = server.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined });

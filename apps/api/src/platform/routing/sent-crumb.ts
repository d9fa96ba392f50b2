import type { FastifyRequest } from 'fastify';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The crumb from header, query parameter or form field, in this order (DATA-09). */
export function sentCrumb(request: FastifyRequest): string | undefined {
  const query = request.query as Readonly<Record<string, unknown>>;
  const body = request.body as Readonly<Record<string, unknown>> | null | undefined;
  const isForm =
    request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  return (
    textOf(request.headers['x-csrf-token']) ??
    textOf(query['crumb']) ??
    (isForm && typeof body === 'object' && body !== null ? textOf(body['crumb']) : undefined)
  );
}

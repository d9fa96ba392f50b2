import type { FastifyRequest } from 'fastify';

/** The language of the response: that of the site of the host, else English. */
export const languageOf = ({
  resolvedHost,
}: Partial<Pick<FastifyRequest, 'resolvedHost'>>): string =>
  resolvedHost?.kind === 'site' ? resolvedHost.site.locale : 'en';

import type { FastifyRequest } from 'fastify';

/** The language of the response: that of the site of the host, else English. */
export const languageOf = ({ hostAnswer }: Partial<Pick<FastifyRequest, 'hostAnswer'>>): string =>
  hostAnswer?.kind === 'site' ? hostAnswer.site.locale : 'en';

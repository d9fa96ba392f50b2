import type { FastifyRequest } from 'fastify';

/** The language that a call is answered in: that of the site whose host it came to, else English. */
export const languageOf = ({ hostAnswer }: Partial<Pick<FastifyRequest, 'hostAnswer'>>): string =>
  hostAnswer?.kind === 'site' ? hostAnswer.site.locale : 'en';

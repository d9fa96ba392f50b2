import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply } from 'fastify';
import type { LookupTransaction } from '../../platform/database/index.ts';
import { signParts } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import { countAttempt } from './login-attempts.queries.ts';

/** The key by which attempts are counted, stored as a hash. */
export const attemptKey = ({ settings }: Services, ...parts: readonly string[]): Buffer =>
  Buffer.from(signParts(settings.secret, 'attempts', ...parts), 'base64url');

/** Counts a password attempt; returns an error with the seconds to wait if there were too many. */
export async function findAttemptLimitError(
  db: LookupTransaction,
  key: Buffer,
  reply: FastifyReply,
  now: Date,
): Promise<ErrorResult | null> {
  const waitMs = await countAttempt(db, key, now);
  if (waitMs === null) return null;
  reply.header('retry-after', Math.ceil(waitMs / 1000));
  return err('tooManyRequests');
}

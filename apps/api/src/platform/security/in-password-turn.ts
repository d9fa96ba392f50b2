import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import type { PasswordQueue } from './password-turns.ts';

/** By then those who wait now have had their turn. */
const retryAfterSeconds = 2;

interface HashingCall {
  readonly services: Pick<Services, 'passwordTurns'>;
  readonly reply: FastifyReply;
}

/**
 * Runs what a call does around hashing a password in its turn, and rejects the call when too many wait. The turn is
 * taken before the database is asked: a call that is rejected costs nothing.
 */
export async function inPasswordTurn<T>(
  queue: PasswordQueue,
  { services, reply }: HashingCall,
  work: () => Promise<T>,
): Promise<T | ErrorResult> {
  const turn = services.passwordTurns.take(queue, work);
  if (turn !== null) return turn;
  reply.header('retry-after', retryAfterSeconds);
  return err('tooManyRequests');
}

import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { FastifyReply } from 'fastify';
import type { Services } from '../services.ts';
import type { PasswordQueue } from './password-turns.ts';

/** By then the waiting calls have had their turn. */
const retryAfterSeconds = 2;

interface HashingCall {
  readonly services: Pick<Services, 'passwordTurns'>;
  readonly reply: FastifyReply;
}

/**
 * Runs the password hashing of a call in its turn, and rejects the call if too many wait. The turn is taken before the
 * first query, so that a rejected call costs nothing.
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

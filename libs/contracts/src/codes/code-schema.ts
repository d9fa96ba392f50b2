import * as z from 'zod';
import type { CodeQuestions } from './define-codes.ts';

/**
 * The zod schema of a code family: accepts its codes only. Separate from the families, so that a page that only needs
 * constants does not load zod.
 *
 * @example
 * const page = z.object({ type: codeSchema(pageType) });
 */
export function codeSchema<Code extends number>(
  family: CodeQuestions<string, Code>,
): z.ZodLiteral<Code> {
  return z.literal(family.codes, { error: `Expected a ${family.family}.` });
}

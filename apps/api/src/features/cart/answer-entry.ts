import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import { languageOf } from '../../platform/routing/language-of.ts';
import { updateEntryAnswers, type CartRow } from './cart.queries.ts';
import { openCart, type CartScope } from './change-cart.ts';
import { fieldsOf, readAnswers, type AnswerInputs } from './entry-answers.ts';

/** Sets the answers of an entry. */
export async function answerEntry(
  scope: CartScope,
  entryId: string,
  inputs: AnswerInputs,
): Promise<CartRow | ErrorResult> {
  const cart = await openCart(scope);
  if (isErrorResult(cart)) return cart;
  const entry = cart.entries.find(({ entryId: id }) => id === entryId);
  if (entry === undefined) return err('notFound');
  const fields = fieldsOf(entry);
  if (fields.length === 0) return cart.row;
  const answers = readAnswers(fields, inputs, languageOf(scope.request));
  if (isErrorResult(answers)) return answers;
  await updateEntryAnswers(scope.tenant, entryId, answers);
  return cart.row;
}

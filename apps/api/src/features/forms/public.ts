/** What other features may call. */
export { createStoredAnswers } from './create-stored-answers.ts';
export { formReturnAddress } from './form-return-address.ts';
export {
  hasFormReturn,
  storeFormReturn,
  acceptedFormReturn,
  readFormReturn,
  readFormReturnQuery,
} from './form-return.ts';
export { findForms, toPublicForm } from './public-form.queries.ts';

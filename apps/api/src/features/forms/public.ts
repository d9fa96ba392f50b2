/** What other features may call. */
export { formReturnAddress } from './form-return-address.ts';
export {
  hasFormReturn,
  keepFormReturn,
  readFormReturn,
  readFormReturnQuery,
} from './form-return.ts';
export { findForms, toPublicForm } from './public-form.queries.ts';

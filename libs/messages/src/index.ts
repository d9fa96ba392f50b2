export type {
  Area,
  ChoiceKind,
  CompiledArea,
  CompiledCatalog,
  CompiledChoice,
  CompiledMessage,
  CompiledPart,
} from './compiled-message.ts';
export {
  createMessages,
  type MessageArguments,
  type MessageKey,
  type Messages,
  type MessageText,
} from './create-messages.ts';
export { directionOf } from './direction-of.ts';
export { exampleValues } from './example-values.ts';
export {
  catalogLocales,
  loadCatalog,
  toCatalogLocale,
  type CatalogLocale,
  type FullCatalog,
} from './load-catalog.ts';
export type { MessageValue, Placeholders } from './placeholders.ts';
export { pickLocale } from './pick-locale.ts';
export type { Translation } from './translation.ts';
export { installmentText, type InstallmentBounds } from './texts/installments.ts';
export { validationMessage, fieldErrors, issueSentence } from './texts/validation-message.ts';
export { recurringPriceText, type RecurringPrice } from './texts/recurring-price.ts';
export { catalogLabelKey, workflowLabelKey } from './texts/workflow-label.ts';

export {
  fillLine,
  fillLines,
  readParts,
  soleVariable,
  type TextPart,
  type VariableValues,
} from './fill-text.ts';
export { findTemplateErrors } from './find-template-errors.ts';
export {
  isLinkVariable,
  templateKindOf,
  templateKinds,
  type MailVariable,
} from './template-kinds.ts';

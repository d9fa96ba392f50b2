import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { editErrors, type EditError } from '@sitewright/page-model';

/** Contents that a save or a publish would lose are refused by what they are called. */
export const unreadable = (refusal: EditError, title: string): Refusal =>
  refuse(editErrors[refusal], { values: { title }, detail: { refusal } });

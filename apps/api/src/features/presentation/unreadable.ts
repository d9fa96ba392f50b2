import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { editErrors, type EditError } from '@sitewright/page-model';

/** Contents that a save or a publish would lose are rejected by what they are called. */
export const unreadable = (error: EditError, title: string): ErrorResult =>
  err(editErrors[error], { values: { title }, detail: { error } });

import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { editErrors, type EditError } from '@sitewright/page-model';

/** The error for content that a save or publish would lose, with its label. */
export const unreadable = (error: EditError, title: string): ErrorResult =>
  err(editErrors[error], { values: { title }, detail: { error } });

import {
  readIssue,
  type Issue,
  type ValidationError,
  type PlacedIssue,
} from '@sitewright/contracts/errors';
import type { issues } from '../compiled/en.gen.ts';
import type { Messages } from '../create-messages.ts';

type IssueText = Messages<{ issues: typeof issues }>;

/** The message of an error, with what to enter instead. */
export const validationMessage = (text: IssueText, error: ValidationError): string => {
  if ('bound' in error) return text(`issues.${error.code}`, { bound: error.bound });
  if ('names' in error) return text(`issues.${error.code}`, { names: error.names.join(', ') });
  return text(`issues.${error.code}`);
};

/** The message of a schema's error. */
export const issueSentence = (text: IssueText, issue: Issue): string =>
  validationMessage(text, readIssue(issue));

/** The first message of each field, by its path; `body` for errors without a path. */
export const fieldErrors = (
  text: IssueText,
  placedIssues: readonly PlacedIssue[],
): Record<string, string> =>
  Object.fromEntries(
    placedIssues
      .toReversed()
      .map((issue) => [issue.path.join('.') || 'body', issueSentence(text, issue)]),
  );

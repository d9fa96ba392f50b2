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
export const validationSentence = (text: IssueText, found: ValidationError): string => {
  if ('bound' in found) return text(`issues.${found.code}`, { bound: found.bound });
  if ('names' in found) return text(`issues.${found.code}`, { names: found.names.join(', ') });
  return text(`issues.${found.code}`);
};

/** The message of a schema's error. */
export const issueSentence = (text: IssueText, issue: Issue): string =>
  validationSentence(text, readIssue(issue));

/** The first message of each field, by its path; `body` for the whole. */
export const fieldErrors = (
  text: IssueText,
  found: readonly PlacedIssue[],
): Record<string, string> =>
  Object.fromEntries(
    found.toReversed().map((issue) => [issue.path.join('.') || 'body', issueSentence(text, issue)]),
  );

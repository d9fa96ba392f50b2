import {
  readIssue,
  type Issue,
  type IssueFault,
  type PlacedIssue,
} from '@sitewright/contracts/errors';
import type { issues } from '../compiled/en/issues.gen.ts';
import type { Messages } from '../create-messages.ts';

type IssueText = Messages<{ issues: typeof issues }>;

/** The sentence with which a person is told of a fault, and of what to write instead. */
export const faultSentence = (text: IssueText, found: IssueFault): string => {
  if ('bound' in found) return text(`issues.${found.fault}`, { bound: found.bound });
  if ('names' in found) return text(`issues.${found.fault}`, { names: found.names.join(', ') });
  return text(`issues.${found.fault}`);
};

/** The sentence of a fault that a schema found. */
export const issueSentence = (text: IssueText, issue: Issue): string =>
  faultSentence(text, readIssue(issue));

/** The first sentence of each field, by its path; `body` for what concerns the whole. */
export const fieldErrors = (
  text: IssueText,
  found: readonly PlacedIssue[],
): Record<string, string> =>
  Object.fromEntries(
    found.toReversed().map((issue) => [issue.path.join('.') || 'body', issueSentence(text, issue)]),
  );

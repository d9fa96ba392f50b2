import type { Submission } from '@sitewright/contracts/entities';
import { Badge } from '../../controls/badge.tsx';
import { rowLinkClass, type Column } from '../../controls/data-table.tsx';
import { formatDateTime } from '../../format/date-times.ts';

/** The first answers in one line: enough to recognize the sender. */
const summary = ({ answers }: Submission): string =>
  answers
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .slice(0, 3)
    .join(' · ');

/** The columns of the submission list. */
export const submissionColumns = (
  onOpen: (submission: Submission) => void,
): readonly Column<Submission>[] => [
  {
    title: 'Answers',
    cell: (submission) => (
      <>
        <button type="button" className={rowLinkClass} onClick={() => onOpen(submission)}>
          {summary(submission) || 'No answers'}
        </button>
        {submission.spamReason !== null && <Badge tone="warning">{submission.spamReason}</Badge>}
      </>
    ),
  },
  { title: 'Form', cell: ({ formName }) => formName },
  { title: 'Date', cell: ({ createdAt }) => formatDateTime(createdAt), isWide: true },
];

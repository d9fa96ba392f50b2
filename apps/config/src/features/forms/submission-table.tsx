import type { Submission } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { Card } from '../../controls/card.tsx';
import table from '../../controls/data-table.module.css';
import { moment } from '../../look/moments.ts';
import styles from './submissions-screen.module.css';

/** The first answers in one line: enough to know who wrote. */
const summary = ({ answers }: Submission): string =>
  answers
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .slice(0, 3)
    .join(' · ');

/** Submissions, newest first. */
export function SubmissionTable({
  submissions,
  onOpen,
}: {
  readonly submissions: readonly Submission[];
  readonly onOpen: (submission: Submission) => void;
}): ReactNode {
  return (
    <Card isFlush>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Answers</th>
            <th scope="col">Form</th>
            <th scope="col" className={table.wide}>
              Date
            </th>
          </tr>
        </thead>
        <tbody>
          {submissions.map((submission) => (
            <tr key={submission.id}>
              <td>
                <button type="button" className={styles.open} onClick={() => onOpen(submission)}>
                  {summary(submission) || 'No answers'}
                </button>
                {submission.spamReason !== null && (
                  <Badge tone="warning">{submission.spamReason}</Badge>
                )}
              </td>
              <td>{submission.formName}</td>
              <td className={table.wide}>{moment(submission.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

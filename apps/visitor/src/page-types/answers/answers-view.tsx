import type { AnswerText } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** What the buyer of a service told its seller. */
export function AnswersView({
  answers = [],
}: {
  readonly answers?: readonly AnswerText[] | undefined;
}): ReactNode {
  if (answers.length === 0) return null;
  return (
    <dl className="answers">
      {answers.map(({ title, text }, index) => (
        <div key={index}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import { AnswerFields } from '@sitewright/blocks/view';
import type { CartEntry } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { AnswersView } from '../answers/answers-view.tsx';
import type { FrameProps } from '../frame.ts';

/**
 * What the seller of a service needs to know: the answers, and the form that changes them. It is open while the
 * details are missing, and when the answers were rejected.
 */
export function EntryDetails({
  entry: { id, title, details },
  page,
}: {
  readonly entry: CartEntry;
  readonly page: FrameProps['page'];
}): ReactNode {
  if (details === undefined) return null;
  const { text, formReturn } = page;
  const returned = formReturn?.formId === `details-${id}` ? formReturn : undefined;
  const { isComplete } = details;
  return (
    <>
      <AnswersView answers={details.answers} />
      {!isComplete && <p className="cart-message">{text('services.missing')}</p>}
      <details className="entry-details" open={!isComplete || returned !== undefined}>
        <summary>
          {text(isComplete ? 'services.change' : 'services.complete')}
          <span className="unseen">: {title}</span>
        </summary>
        <form method="post" action="/api/cart/post">
          <input type="hidden" name="action" value="answer" />
          <input type="hidden" name="entryId" value={id} />
          <input type="hidden" name="returnTo" value="/cart" />
          {returned !== undefined && (
            <p className="cart-message" role="alert">
              {returned.message}
            </p>
          )}
          <AnswerFields
            id={`entry-${id}`}
            fields={details.fields}
            values={details.values}
            returned={returned}
            page={page}
          />
          <button className="button" data-look="secondary" type="submit">
            {text('services.save')}
          </button>
        </form>
      </details>
    </>
  );
}

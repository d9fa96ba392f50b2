import type { ViewPage } from '@sitewright/blocks/view';
import { weekdays, type Business } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { hoursFormat } from '../opening-hours/hours-format.ts';

/** The week's opening hours, in the language and hour format of the page. */
export function HoursTable({
  business,
  page,
}: {
  readonly business: Business;
  readonly page: ViewPage;
}): ReactNode {
  const { day, span: spanText } = hoursFormat(page.locale);
  return (
    <table>
      <caption>{page.text('business.opening')}</caption>
      <tbody>
        {weekdays.map((name) => {
          const spans = business.hours[name];
          return (
            <tr key={name}>
              <th scope="row">{day(name)}</th>
              <td>
                {spans.length === 0
                  ? page.text('business.closed')
                  : spans.map((span) => <div key={span.opens}>{spanText(span)}</div>)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import type { ViewPage } from '@sitewright/blocks/view';
import { weekdays, type Business, type OpeningSpan } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';

/** A Monday, from which the names of weekdays are formatted. */
const monday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

const timeOf = (time: string): number => Date.parse(`2024-01-01T${time}Z`);

interface HoursFormat {
  readonly day: Intl.DateTimeFormat;
  readonly clock: Intl.DateTimeFormat;
}

/** By locale, because creating a formatter costs many times as much as using it. */
const formats = new Map<string, HoursFormat>();

function createFormat(locale: string): HoursFormat {
  const format = {
    day: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
    clock: new Intl.DateTimeFormat(locale, {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'UTC',
    }),
  };
  formats.set(locale, format);
  return format;
}

/** The week's opening hours, in the language and hour format of the page. */
export function HoursTable({
  business,
  page,
}: {
  readonly business: Business;
  readonly page: ViewPage;
}): ReactNode {
  const { day, clock } = formats.get(page.locale) ?? createFormat(page.locale);
  const spanText = ({ opens, closes }: OpeningSpan) =>
    `${clock.format(timeOf(opens))} – ${clock.format(timeOf(closes))}`;
  return (
    <table>
      <caption>{page.text('business.opening')}</caption>
      <tbody>
        {weekdays.map((name, index) => {
          const spans = business.hours[name];
          return (
            <tr key={name}>
              <th scope="row">{day.format(monday + index * dayMs)}</th>
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

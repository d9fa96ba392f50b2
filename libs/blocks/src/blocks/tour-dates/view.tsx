import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps, ViewPage } from '../../kit/block/view-props.ts';
import { itemDate } from '../../kit/items/item-date.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { TourDate, tourDates } from './schema.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

function Day({ day, locale }: { readonly day: string; readonly locale: string }): ReactNode {
  const isDate = isoDay.test(day) && !Number.isNaN(Date.parse(day));
  return isDate ? (
    <time className="tour-day" dateTime={day}>
      {itemDate(day, locale)}
    </time>
  ) : (
    <span className="tour-day">{day}</span>
  );
}

function Tickets({ date, page }: { readonly date: TourDate; readonly page: ViewPage }): ReactNode {
  const { state, tickets, venue, city } = date;
  if (state !== 'open') return <span className="tour-state">{page.text(`tour.${state}`)}</span>;
  const link = linkAttributes({ href: tickets, newWindow: true });
  if (tickets === '' || link.href === undefined) return null;
  const label = page.text('tour.tickets');
  const venueAndCity = [venue, city].filter((part) => part !== '').join(', ');
  return (
    <a
      className="button"
      data-tracked=""
      data-look="secondary"
      data-size="small"
      aria-label={venueAndCity === '' ? undefined : `${label}: ${venueAndCity}`}
      {...link}
    >
      {label}
    </a>
  );
}

/** Dates in the owner's order, each with its venue and tickets. */
export function TourDatesView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof tourDates>>): ReactNode {
  if (props.dates.length === 0) return null;
  return (
    <ol className="tour-dates">
      {props.dates.map((date, index) => (
        <li key={index} data-state={date.state}>
          <Day day={date.day} locale={page.locale} />
          <span className="tour-place">
            <strong>{date.venue}</strong>
            {date.city !== '' && <span>{date.city}</span>}
          </span>
          <Tickets date={date} page={page} />
        </li>
      ))}
    </ol>
  );
}

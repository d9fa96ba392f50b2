import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { datedEvents, type DatedEvent } from '../../kit/events/dated-events.ts';
import { itemDate } from '../../kit/items/item-date.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import type { eventsList } from './schema.ts';

/** Aspect ratio of the images in `events-list.css`. */
const imageRatio = 1.5;

type View = BlockViewProps<PropsOf<typeof eventsList>>;

function EventImage({
  event,
  loading,
}: {
  event: DatedEvent;
  loading: View['loading'];
}): ReactNode {
  const [asset] = event.images;
  if (asset === undefined) return null;
  const image = {
    asset,
    sizes: '(width >= 48rem) 12rem, 92vw',
    crop: { ratio: imageRatio },
    loading,
    isDecoration: true,
  };
  return (
    <div className="event-picture">
      {/* oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it */}
      <img {...pictureAttributes(image)} />
    </div>
  );
}

/** Upcoming events by date, or all events in reverse order; renders nothing if there are none. */
export function EventsListView({ props, data, page, loading }: View): ReactNode {
  const { order, showPicture, showExcerpt, showCategories } = props;
  const dated = datedEvents(props, data, page.timeZone);
  const events =
    order === 'latest' ? dated.toReversed() : dated.filter(({ lastDay }) => lastDay >= page.today);
  if (events.length === 0) return null;
  return (
    <ol className="events-list">
      {events.map((event, index) => (
        <li key={event.id}>
          <article className="event">
            <time className="event-date" dateTime={event.day}>
              {itemDate(event.day, page.locale)}
            </time>
            <div className="event-words">
              <h3 className="event-title">
                <a href={event.path}>{event.title}</a>
              </h3>
              {event.event && event.event.status !== 'scheduled' && (
                <p className="event-status">{page.text(`event.${event.event.status}`)}</p>
              )}
              {event.event && event.event.place !== '' && (
                <p className="event-meta">{event.event.place}</p>
              )}
              {showCategories && event.categories.length > 0 && (
                <p className="event-meta">{event.categories.join(', ')}</p>
              )}
              {showExcerpt && event.excerpt !== '' && <p>{event.excerpt}</p>}
            </div>
            {showPicture && <EventImage event={event} loading={index === 0 ? loading : 'lazy'} />}
          </article>
        </li>
      ))}
    </ol>
  );
}

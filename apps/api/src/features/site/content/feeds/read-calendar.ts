import { plainText } from '@sitewright/blocks/schema';
import { collectionType } from '@sitewright/contracts/codes';
import type { ItemView } from '@sitewright/contracts/entities';
import { findCollections, findItems } from '../../../collections/public.ts';
import { pathOfPage } from '../../../presentation/public.ts';
import type { Frame, FrameScope } from '../../view/page-frame.ts';
import { toPlainTitle } from '../to-plain-title.ts';
import { hasNoMatches, itemFilters, noMatchingItems, type FeedSource } from './feed-source.ts';
import { writeICalendar, type CalendarEvent } from './write-icalendar.ts';
import { toAbsoluteUrl } from '../to-absolute-url.ts';

/** A calendar contains the latest events, up to this number. */
const maxCalendarEvents = 500;

/** Joins the excerpt and the text of an event. */
const createDescription = ({ excerpt, body }: ItemView): string =>
  [toPlainTitle(excerpt), plainText(body)].filter((text) => text !== '').join('\n\n');

/**
 * Reads one event, or all events of a collection, as iCalendar. Returns null if there are no items. The calendar of an
 * event collection may be empty.
 */
export async function readCalendar(
  { tenant, site, now }: FrameScope,
  { website, baseUrl }: Frame,
  source: FeedSource & { readonly itemId: string | undefined },
): Promise<string | typeof noMatchingItems | null> {
  const { page, collectionId, itemId, isEmpty } = source;
  const { websiteId } = site;
  const selection =
    itemId === undefined
      ? { ...itemFilters(source), limit: maxCalendarEvents }
      : { itemIds: [itemId], limit: 1 };
  const filter = { collectionId, order: 'events', ...selection } as const;
  const [collections, items] = await Promise.all([
    itemId === undefined ? findCollections(tenant, [collectionId]) : undefined,
    isEmpty ? [] : findItems(tenant, filter, pathOfPage(page), now),
  ]);
  const isEventCollection = collections?.get(collectionId)?.type === collectionType.EVENTS;
  if (items.length === 0 && !isEventCollection) return null;
  if (itemId === undefined && hasNoMatches(source, items)) return noMatchingItems;
  const events = items.flatMap(({ event, ...item }): CalendarEvent[] =>
    event === null || event === undefined
      ? []
      : [
          {
            ...event,
            uid: `${item.id}@${websiteId}`,
            title: toPlainTitle(item.title),
            text: createDescription(item),
            url: toAbsoluteUrl(baseUrl, item.path),
            updatedAt: item.updatedAt ?? event.startsAt,
          },
        ],
  );
  return writeICalendar({
    name: toPlainTitle(`${page.title} — ${website.title}`),
    timeZone: website.timeZone,
    events,
  });
}

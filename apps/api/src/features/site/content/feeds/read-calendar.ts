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

/** As many events as one calendar holds, the latest of them. */
const maxCalendarEvents = 500;

/** The excerpt and the text of an event. */
const descriptionOf = ({ excerpt, body }: ItemView): string =>
  [toPlainTitle(excerpt), plainText(body)].filter((text) => text !== '').join('\n\n');

/** One event, or all of an events collection, as iCalendar; null where there is none. */
export async function readCalendar(
  { trx, site, now }: FrameScope,
  { website, baseUrl }: Frame,
  source: FeedSource & { readonly itemId: string | undefined },
): Promise<string | typeof noMatchingItems | null> {
  const { page, collectionId, itemId, isEmpty } = source;
  const { websiteId } = site;
  const wanted =
    itemId === undefined
      ? { ...itemFilters(source), limit: maxCalendarEvents }
      : { itemIds: [itemId], limit: 1 };
  const filter = { collectionId, order: 'events', ...wanted } as const;
  const [collections, items] = await Promise.all([
    itemId === undefined ? findCollections(trx, websiteId, [collectionId]) : undefined,
    isEmpty ? [] : findItems(trx, websiteId, filter, pathOfPage(page), now),
  ]);
  const isCalendar = collections?.get(collectionId)?.type === collectionType.EVENTS;
  if (items.length === 0 && !isCalendar) return null;
  if (itemId === undefined && hasNoMatches(source, items)) return noMatchingItems;
  const events = items.flatMap(({ event, ...item }): CalendarEvent[] =>
    event === null || event === undefined
      ? []
      : [
          {
            ...event,
            uid: `${item.id}@${websiteId}`,
            title: toPlainTitle(item.title),
            text: descriptionOf(item),
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

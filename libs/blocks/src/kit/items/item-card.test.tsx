import { contentItemType } from '@sitewright/contracts/codes';
import type { ItemEvent, ItemView } from '@sitewright/contracts/entities';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { samplePage, sampleProduct } from '../testing/sample-view.tsx';
import { ItemCard, type ShownDetails } from './item-card.tsx';

const concert: ItemEvent = {
  startsAt: '2026-07-03T18:00:00.000Z',
  endsAt: null,
  allDay: false,
  place: 'Old Mill',
  address: 'Lane 1',
  onlineUrl: '',
  status: 'scheduled',
};
const item = (more: Partial<ItemView>) =>
  sampleProduct({
    product: null,
    publishedAt: '2026-03-12T18:00:00.000Z',
    author: 'Mara Hale',
    ...more,
  });
const everything: ShownDetails = { date: true, author: true };
const markupOf = (shown: ItemView, shows: ShownDetails) => {
  const page = { ...samplePage, timeZone: 'Asia/Tokyo' };
  return renderToStaticMarkup(
    <ItemCard item={shown} sizes="" loading="lazy" heading="h3" {...{ page, shows }} />,
  );
};
const meta = (shown: ItemView, shows = everything) =>
  (/<p class="card-meta">(.*?)<\/p>/s.exec(markupOf(shown, shows))?.[1] ?? '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const event = (changes: Partial<ItemEvent> = {}) =>
  item({ recordType: contentItemType.EVENT, event: { ...concert, ...changes } });

it('shows the publication date and the author of a post', () => {
  expect(meta(item({ recordType: contentItemType.TEXT }))).toBe('March 13, 2026 Mara Hale');
});

it.each([
  ['2026-03-12T14:30:00.000Z', '<time dateTime="2026-03-12">March 12, 2026</time>'],
  ['2026-03-12T15:30:00.000Z', '<time dateTime="2026-03-13">March 13, 2026</time>'],
])('shows the publication date in the time zone of the website: %s', (publishedAt, time) => {
  const post = item({ recordType: contentItemType.TEXT, publishedAt });
  expect(markupOf(post, { date: true })).toContain(time);
});

it('shows the time and location of an event instead of publication date and author', () => {
  expect(meta(event())).toBe('July 4, 2026 at 3:00 AM Old Mill');
  expect(meta(event({ place: '' }))).toBe('July 4, 2026 at 3:00 AM');
  expect(meta(item({ recordType: contentItemType.EVENT, event: null }))).toBe('');
});

it('shows that an event is canceled or postponed', () => {
  expect(meta(event({ status: 'cancelled' }))).toMatch(/^Canceled July 4/);
  expect(meta(event({ status: 'postponed' }))).toMatch(/^Postponed: a new date follows. July 4/);
});

it('omits the event details when dates are not shown', () => {
  expect(meta(event(), { author: true })).toBe('');
});

it('shows a badge for a video item', () => {
  const video = item({ video: { source: 'embed', embed: 'https://vimeo.com/123456789' } });
  const markup = (shown: ItemView) =>
    renderToStaticMarkup(
      <ItemCard item={shown} page={samplePage} shows={{}} sizes="" loading="lazy" heading="h3" />,
    );
  expect(markup(video)).toMatch(
    /<span class="card-badge"><span aria-hidden="true">.*?<\/span>Video</,
  );
  expect(markup(item({}))).not.toContain('Video');
});

it('has badges of a product: sale, how few are left, or sold out', () => {
  const labels = (stocks: readonly number[], more: object = {}) => {
    const [variant] = sampleProduct().product!.variants;
    const variants = stocks.map((qtyInStock) => ({ ...variant!, qtyInStock, ...more }));
    const product = { ...sampleProduct().product!, variants };
    const markup = renderToStaticMarkup(
      <ItemCard
        item={sampleProduct({ product })}
        page={samplePage}
        shows={{ quickView: true }}
        sizes=""
        loading="lazy"
        heading="h3"
      />,
    );
    expect(markup).toContain('aria-label="Quick view: Mug"');
    return [...markup.matchAll(/<span class="card-badge">(.*?)<\/span>/g)].map(([, text]) => text);
  };
  expect(labels([3, 2])).toEqual(['Only 5 left']);
  expect(labels([3, 3])).toEqual([]);
  expect(labels([2, -4], { onSale: true, salePrice: 100 })).toEqual(['Sale', 'Only 2 left']);
  expect(labels([0, 0], { onSale: true, salePrice: 100 })).toEqual(['Sold out']);
  expect(labels([0, 0], { unlimited: true })).toEqual([]);
});

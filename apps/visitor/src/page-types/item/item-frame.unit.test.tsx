import type { ItemEvent, ItemView, PageView } from '@sitewright/contracts/entities';
import { blockType, collectionType, contentItemType } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { renderMain, sampleRenderer } from '../../testing/draw-page.ts';
import { sampleDocument, samplePage, samplePicture } from '../../testing/sample-page.ts';
import { samplePost } from '../../testing/sample-post.ts';
import { itemFrame } from './item-frame.tsx';

const id = '0123456789abcdef01234567';
const picture = samplePicture(id);

it('renders a post with its date, author, tag, image and a link to the next post', () => {
  const text = renderMain({
    kind: 'item',
    item: { ...samplePost, tags: ['slow roads'] },
    collection: { title: 'Journal', path: '/journal', type: 2 },
    next: { ...samplePost, title: 'Seven', path: '/journal/seven' },
  });
  expect(text).toContain('<h1>Six mornings</h1>');
  expect(text).toContain('<time dateTime="2026-03-12">March 12, 2026</time>');
  expect(text).toContain('<a href="/journal?author=Mara%20Hale">By Mara Hale</a>');
  expect(text).toContain('<a href="/journal?tag=slow%20roads"><bdi>#slow roads</bdi></a>');
  expect(text).toContain('fetchPriority="high"');
  expect(text).toContain('href="/journal/seven"');
});

it('shows the publication date of a post in the time zone of the website', () => {
  const page = samplePage({
    kind: 'item',
    item: { ...samplePost, publishedAt: '2026-03-12T23:30:00.000Z' },
    collection: { title: 'Journal', path: '/journal', type: 2 },
  });
  const site = { ...page.site, timeZone: 'Europe/Berlin' };
  const { html } = sampleRenderer.renderPage({ ...page, site });
  expect(html).toContain('<time dateTime="2026-03-13">March 13, 2026</time>');
});

describe('an item with a video', () => {
  const page = (video: ItemView['video'], more: Partial<PageView> = {}) => {
    const item = { ...samplePost, recordType: contentItemType.SQSP_VIDEO, video };
    const collection = { title: 'Films', path: '/films', type: collectionType.VIDEOS };
    return sampleRenderer.renderPage(samplePage({ kind: 'item', item, collection }, more));
  };
  const vimeo = { source: 'embed', embed: 'https://vimeo.com/123456789' } as const;

  it('renders a native video player with a poster image for a file', () => {
    const file = { ...picture, kind: 'video', url: '/s/2/film.mp4' } as const;
    const { html, frameHosts } = page({ source: 'file', file });
    expect(html).toMatch(/<video class="video-player" controls="".*?src="\/s\/2\/film.mp4"/);
    expect(html).toContain('aria-label="Six mornings"');
    expect(html.match(/<img [^>]*class="video-poster"|<img class="video-poster"/g)).toHaveLength(1);
    expect(html).toContain('data-island="video"');
    expect(html).not.toContain('<figure class="item-picture">');
    expect(frameHosts).toEqual([]);
  });

  it('loads no iframe before a click, and is a plain link without JavaScript (SITE-08)', () => {
    const { html, frameHosts } = page(vimeo);
    expect(html).toContain('<a class="video-overlay" href="https://vimeo.com/123456789"');
    expect(html).not.toContain('<iframe');
    expect(frameHosts).toEqual(['https://player.vimeo.com']);
  });

  it('requires the video block type only for an item with a video', () => {
    const collection = { title: 'Films', path: '/films', type: collectionType.VIDEOS };
    const typesOf = (video: ItemView['video']) =>
      itemFrame.blockTypes({ kind: 'item', item: { ...samplePost, video }, collection });
    expect([typesOf(vimeo), typesOf(null)]).toEqual([[blockType.VIDEO], []]);
  });

  it('renders the item image when there is no video', () => {
    const { html, frameHosts } = page(null);
    expect(html).toContain('<figure class="item-picture">');
    expect(frameHosts).toEqual([]);
  });
});

describe('an event', () => {
  const event = {
    startsAt: '2026-07-03T18:00:00.000Z',
    endsAt: '2026-07-03T21:30:00.000Z',
    allDay: false,
    place: 'Town hall',
    address: 'Market 1',
    onlineUrl: 'https://talks.example/1',
    status: 'scheduled',
  } satisfies ItemEvent;
  const shown = (changes: Partial<ItemEvent> = {}) => {
    const page = samplePage({
      kind: 'item',
      item: { ...samplePost, recordType: contentItemType.EVENT, event: { ...event, ...changes } },
      collection: { title: 'Events', path: '/events', type: 4 },
    });
    const site = { ...page.site, timeZone: 'Europe/Berlin' };
    return sampleRenderer.renderPage({ ...page, site }).html.replaceAll(/[\u2009\u202F]/g, ' ');
  };

  it('shows its time in the site’s time zone, its location and a calendar link', () => {
    const html = shown();
    expect(html).toContain('<time dateTime="2026-07-03T18:00:00.000Z">July 3, 2026');
    expect(html).toMatch(/8:00 – 11:30 PM/);
    expect(html).toContain('Town hall, Market 1');
    expect(html).toContain('href="https://talks.example/1" target="_blank" rel="noopener"');
    expect(html).toContain('href="/journal/six-mornings?format=ical"');
  });

  it('omits its publication date and author', () => {
    const html = /<main.*<\/main>/s.exec(shown())?.[0];
    expect(html).not.toMatch(/March 1\d, 2026|Mara Hale/);
    expect(html).toContain('<a href="/events?category=Coast">Coast</a>');
  });

  it.each(['list', 'grid', 'product'] as const)(
    'shows its date and location in a collection: as a %s',
    (view) => {
      const html = renderMain({
        kind: 'collection',
        document: sampleDocument(),
        collection: {
          id,
          title: 'Events',
          type: collectionType.EVENTS,
          path: '/events',
          view,
          items: [{ ...samplePost, recordType: contentItemType.EVENT, event }],
          filters: {},
          categories: [],
          page: 1,
          pageCount: 1,
        },
      });
      expect(html).toContain('<time dateTime="2026-07-03T18:00:00.000Z">July 3, 2026');
      expect(html).toContain('<span>Town hall</span>');
      expect(html).not.toMatch(/March 1\d, 2026|Mara Hale/);
    },
  );

  it('is marked as canceled, and has no calendar link', () => {
    const html = shown({ status: 'cancelled' });
    expect(html).toContain('<strong>Canceled</strong>');
    expect(html).not.toContain('format=ical');
  });
});

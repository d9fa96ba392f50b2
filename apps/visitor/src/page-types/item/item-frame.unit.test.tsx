import type { ItemEvent, ItemView, PageView } from '@sitewright/contracts/entities';
import { blockType, collectionType, contentItemType } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { drawMain, sampleRenderer } from '../../testing/draw-page.ts';
import { sampleDocument, samplePage, samplePicture } from '../../testing/sample-page.ts';
import { samplePost } from '../../testing/sample-post.ts';
import { itemFrame } from './item-frame.tsx';

const id = '0123456789abcdef01234567';
const picture = samplePicture(id);

it('shows a post with its date, author, image and links to the previous and next post', () => {
  const text = drawMain({
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

describe('an item with a film', () => {
  const page = (video: ItemView['video'], more: Partial<PageView> = {}) => {
    const item = { ...samplePost, recordType: contentItemType.SQSP_VIDEO, video };
    const collection = { title: 'Films', path: '/films', type: collectionType.VIDEOS };
    return sampleRenderer.renderPage(samplePage({ kind: 'item', item, collection }, more));
  };
  const vimeo = { source: 'embed', embed: 'https://vimeo.com/123456789' } as const;

  it('plays a file in the browser’s own player, its picture before it starts', () => {
    const file = { ...picture, kind: 'video', url: '/s/2/film.mp4' } as const;
    const { html, frameHosts } = page({ source: 'file', file });
    expect(html).toMatch(/<video class="video-player" controls="".*?src="\/s\/2\/film.mp4"/);
    expect(html).toContain('aria-label="Six mornings"');
    expect(html.match(/<img [^>]*class="video-poster"|<img class="video-poster"/g)).toHaveLength(1);
    expect(html).toContain('data-island="video"');
    expect(html).not.toContain('<figure class="item-picture">');
    expect(frameHosts).toEqual([]);
  });

  it('asks nothing of a service before a press, and is a link without a script (SITE-08)', () => {
    const { html, frameHosts } = page(vimeo);
    expect(html).toContain('<a class="video-overlay" href="https://vimeo.com/123456789"');
    expect(html).not.toContain('<iframe');
    expect(frameHosts).toEqual(['https://player.vimeo.com']);
  });

  it('brings the style sheet of the video block where there is a film', () => {
    const collection = { title: 'Films', path: '/films', type: collectionType.VIDEOS };
    const typesOf = (video: ItemView['video']) =>
      itemFrame.blockTypes({ kind: 'item', item: { ...samplePost, video }, collection });
    expect([typesOf(vimeo), typesOf(null)]).toEqual([[blockType.VIDEO], []]);
  });

  it('has its picture where there is no film', () => {
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

  it('says when in the time of its site, where, and leads into a calendar', () => {
    const html = shown();
    expect(html).toContain('<time dateTime="2026-07-03T18:00:00.000Z">July 3, 2026');
    expect(html).toMatch(/8:00 – 11:30 PM/);
    expect(html).toContain('Town hall, Market 1');
    expect(html).toContain('href="https://talks.example/1" target="_blank" rel="noopener"');
    expect(html).toContain('href="/journal/six-mornings?format=ical"');
  });

  it('keeps to itself when it was published, and by whom', () => {
    const html = /<main.*<\/main>/s.exec(shown())?.[0];
    expect(html).not.toMatch(/March 1\d, 2026|Mara Hale/);
    expect(html).toContain('<a href="/events?category=Coast">Coast</a>');
  });

  it.each(['list', 'grid', 'product'] as const)(
    'stands in a collection by its date and place: as a %s',
    (view) => {
      const html = drawMain({
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

  it('says that it does not take place, and offers no date for a calendar then', () => {
    const html = shown({ status: 'cancelled' });
    expect(html).toContain('<strong>Canceled</strong>');
    expect(html).not.toContain('format=ical');
  });
});

import type {
  ItemEvent,
  ItemView,
  MainView,
  Order,
  PageView,
  ShoppingCart,
} from '@sitewright/contracts/entities';
import { blockType, collectionType, contentItemType, pageType } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { createRenderer } from '../renderer/create-renderer.tsx';
import {
  sampleContext,
  sampleDocument,
  samplePage,
  samplePicture,
} from '../testing/sample-page.ts';
import { itemFrame } from './item/item-frame.tsx';
import { addressOf } from './collection/collection-address.ts';

const renderer = createRenderer({ sha256: () => '', bootScript: '/boot.js' });
const body = (main: MainView, more: Partial<PageView> = {}) =>
  /<main.*<\/main>/s.exec(renderer.renderPage(samplePage(main, more)).html)?.[0] ?? '';

const id = '0123456789abcdef01234567';
const picture = samplePicture(id);
const post: ItemView = {
  id,
  collectionId: id,
  recordType: 1,
  title: 'Six mornings',
  urlId: 'six-mornings',
  path: '/journal/six-mornings',
  excerpt: 'On fog.',
  body: null,
  images: [picture],
  author: 'Mara Hale',
  categories: ['Coast'],
  tags: [],
  publishedAt: '2026-03-12T23:30:00.000Z',
  product: null,
};
const cart = {
  id,
  currency: 'EUR',
  entries: [
    {
      id,
      itemId: id,
      variantId: id,
      title: 'Mug',
      variant: 'Sage',
      sku: 'SQ1',
      path: '/shop/mug',
      productType: 'physical',
      price: 2400,
      quantity: 2,
      subtotalCents: 4800,
      stockLeft: 5,
    },
  ],
  shippingOptions: [
    { id: 'post', name: 'Post', costCents: 490, estimate: '3 days' },
    { id: 'walk', name: 'Pick up', costCents: 0 },
  ],
  selectedShippingOption: { id: 'post', name: 'Post', costCents: 490 },
  shippingLocation: { country: 'DE' },
  subtotalCents: 4800,
  taxCents: 0,
  shippingCostCents: 490,
  discountCents: 0,
  grandTotalCents: 5290,
  requiresShipping: true,
} as unknown as ShoppingCart;

describe('a collection', () => {
  const collection = {
    id,
    title: 'Journal',
    type: 2,
    path: '/journal',
    view: 'list',
    items: [post],
    filters: { category: 'Coast' },
    categories: ['Coast', 'City'],
    page: 2,
    pageCount: 3,
  } as const;

  it('lists its items, its categories and its pages', () => {
    const text = body({ kind: 'collection', document: sampleDocument(), collection });
    expect(text).toContain('<h1>Journal</h1>');
    expect(text).toContain('<a href="/journal/six-mornings">Six mornings</a>');
    expect(text).toContain('href="/journal?category=Coast" aria-current="true"');
    expect(text).toContain('href="/journal?category=Coast&amp;page=3" rel="next"');
    expect(text).toContain('href="/journal?category=Coast" rel="prev"');
  });

  it('says that it is empty', () => {
    const empty = { ...collection, items: [], page: 1, pageCount: 1 };
    const text = body({ kind: 'collection', document: sampleDocument(), collection: empty });
    expect(text).toContain('There is nothing here yet.');
    expect(text).not.toContain('rel="next"');
  });

  it('keeps its filters from page to page', () => {
    expect(addressOf({ path: '/shop' }, { tag: 'a&b' }, 2)).toBe('/shop?tag=a%26b&page=2');
    expect(addressOf({ path: '/shop' }, {})).toBe('/shop');
  });
});

it('shows a post with its date, author, picture and neighbours', () => {
  const text = body({
    kind: 'item',
    item: post,
    collection: { title: 'Journal', path: '/journal', type: 2 },
    next: { ...post, title: 'Seven', path: '/journal/seven' },
  });
  expect(text).toContain('<h1>Six mornings</h1>');
  expect(text).toContain('<time dateTime="2026-03-12">March 12, 2026</time>');
  expect(text).toContain('By Mara Hale');
  expect(text).toContain('fetchPriority="high"');
  expect(text).toContain('href="/journal/seven"');
});

it('says that there is no such page, and leads home', () => {
  const text = body({ kind: 'notFound', path: '/x' });
  expect(text).toContain('This page could not be found');
  expect(text).toContain('href="/"');
});

it('shows the reference of an error and nothing of the server’s insides', () => {
  expect(body({ kind: 'error', requestId: 'req-7', status: 500 })).toContain('Reference: req-7');
});

it('asks for the password of a locked page, and says when it was wrong', () => {
  const text = body({ kind: 'locked', path: '/proofs', wrongPassword: true });
  expect(text).toContain('This page is locked.');
  expect(text).toContain('action="/api/unlock/post"');
  expect(text).toContain('aria-invalid="true"');
  expect(text).toContain('aria-describedby="page-password-error"');
  expect(text).toContain('autofocus=""');
  expect(body({ kind: 'locked', path: '/proofs', wrongPassword: false })).not.toContain(
    'autofocus',
  );
});

it('says that a page is for members, and leads home', () => {
  const text = body({ kind: 'membersOnly', path: '/club', isMember: false });
  expect(text).toContain('This page available only site members');
  expect(text).toContain('href="/"');
  expect(text).not.toContain('/club');
});

it('tells a member whom a page is not for something else', () => {
  const text = body({ kind: 'membersOnly', path: '/club', isMember: true });
  expect(text).toContain('Your membership does not include this page');
  expect(text).not.toContain('only site members');
});

it('shows what a search found, or that it found nothing', () => {
  const results = [{ title: 'Six mornings', path: '/journal/six-mornings', excerpt: 'On fog.' }];
  expect(body({ kind: 'search', query: 'fog', results })).toContain('Six mornings</a>');
  expect(body({ kind: 'search', query: 'fog', results: [] })).toContain('No results found');
  expect(body({ kind: 'search', query: '', results: [] })).not.toContain('No results found');
});

describe('the cart', () => {
  it('has image, name, variant, price, quantity and remove for each entry, and the subtotal', () => {
    const text = body({ kind: 'cart', cart });
    for (const words of ['Mug', 'Sage', '€24.00', 'value="2"', 'Remove: Mug', '€48.00']) {
      expect(text).toContain(words);
    }
  });

  it('changes by plain forms', () => {
    const text = body({ kind: 'cart', cart });
    expect(text.match(/action="\/api\/cart\/post" method="post"/g)).toHaveLength(2);
    expect(text).toContain('href="/commerce/goto-checkout"');
  });

  it('says that it is empty, and why something was refused', () => {
    expect(body({ kind: 'cart', cart: null })).toContain('Your cart is empty.');
    const formReturn = { formId: 'cart', values: {}, errors: {}, message: 'Not enough left. (3)' };
    expect(body({ kind: 'cart', cart }, { formReturn })).toContain('Not enough left. (3)');
  });
});

describe('the checkout', () => {
  const main = {
    kind: 'checkout',
    cart,
    hasSession: true,
    payments: [
      { id: 'test', name: 'Card', description: 'Use 4242…', kind: 'testCard' },
      { id: 'later', name: 'Pay later', description: '', kind: 'payLater' },
    ],
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'US', name: 'United States' },
    ],
    idempotencyKey: 'abcdefghijklmnop',
  } as const;

  it('leads to the first wrong field when it is shown again without a script', () => {
    const errors = { 'payment.card': 'Enter it.', 'shippingAddress.city': 'Required.' };
    const text = body(main, { formReturn: { formId: 'checkout', values: {}, errors } });
    expect(text).toContain('noValidate=""');
    expect(text.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([
      expect.stringContaining('name="shippingAddress.city"'),
    ]);
  });

  it('of a shop that takes no payments says so, and has no form', () => {
    const text = body({ ...main, payments: [] });
    expect(text).toContain('This shop takes no payments at the moment.');
    expect(text).not.toContain('action="/checkout"');
  });

  it('is one plain form whose inputs are named by their path in the order', () => {
    const text = body(main, { crumb: 'c1' });
    expect(text).toContain('action="/checkout" method="post"');
    expect(text).toContain('name="idempotencyKey" value="abcdefghijklmnop"');
    expect(text).toContain('name="crumb" value="c1"');
    expect(text).toMatch(/autoComplete="given-name"[^>]*name="shippingAddress.firstName"/);
    expect(text).toContain('name="payment.method" checked="" value="testCard"');
    expect(text).toContain('value="update"');
  });

  it('shows again what was typed and what is wrong with it', () => {
    const formReturn = {
      formId: 'checkout',
      values: { email: 'nope', 'payment.method': 'payLater' },
      errors: { email: 'Please enter a valid email' },
      message: 'Please check your entries.',
    };
    const text = body(main, { formReturn });
    expect(text).toContain('value="nope"');
    expect(text).toContain('Please enter a valid email');
    expect(text).toContain('checked="" value="payLater"');
  });

  it('begins with the country of the page’s language where the shop sends to it', () => {
    const nowhere = { ...cart, shippingLocation: null };
    const chosen = (locale: string) =>
      /<option value="(..)" selected=""/.exec(body({ ...main, cart: nowhere }, { locale }))?.[1];
    expect(['en-US', 'de-AT', 'de'].map(chosen)).toStrictEqual(['US', 'DE', 'DE']);
  });

  it('asks for no address where nothing is sent', () => {
    const digital = { ...cart, requiresShipping: false };
    expect(body({ ...main, cart: digital })).not.toContain('shippingAddress');
  });
});

describe('the page of an order', () => {
  const order = {
    number: 1042,
    email: 'jo@example.com',
    paymentState: 'paid',
    lines: [
      { id, title: 'Mug', variant: 'Sage', quantity: 2, unitPriceCents: 2400, totalCents: 4800 },
    ],
    shippingAddress: {
      firstName: 'Jo',
      lastName: 'Lee',
      line1: 'Main St 1',
      line2: '',
      city: 'Berlin',
      state: '',
      zip: '10115',
      country: 'DE',
      phone: '',
    },
    shippingName: 'Post',
    subtotalCents: 4800,
    discountCents: 0,
    shippingCostCents: 490,
    taxCents: 0,
    grandTotalCents: 5290,
  } as unknown as Order;
  const shown = (type: number) =>
    body({ kind: 'order', order }, { context: { ...sampleContext, pageType: type } });

  it('thanks, and says what was bought and where it goes', () => {
    const paid = shown(pageType.ORDER_CONFIRMED);
    expect(paid).toContain('Thank you for your order');
    expect(paid).toContain('Order no. 1042');
    expect(paid).toContain('€52.90');
    expect(paid).toContain('<span>10115 Berlin</span><span>Germany</span>');
  });

  it.each([
    ['ORDER_CONFIRMED', 'Thank you for your order'],
    ['ORDER_RECEIVED', 'We have received your order'],
    ['CONTRIBUTION_CONFIRMED', 'Thank you for your contribution'],
    ['SUBSCRIPTION_CONFIRMED', 'Thank you for your subscription'],
    ['MEMBERSHIP_CONFIRMED', 'Welcome as a member'],
  ] as const)('as %s begins with “%s”', (type, title) => {
    expect(shown(pageType[type])).toContain(`<h1>${title}</h1>`);
    expect(shown(pageType[type])).toContain('jo@example.com');
  });
});

it('shows a mail in a frame in which nothing runs, and as plain text', () => {
  const mail = { subject: 'Order 1', html: '<html><head></head>“Hi”</html>', text: 'Hi\nyou' };
  const text = body({ kind: 'mailPreview', mail });
  expect(text).toMatch(/<iframe title="Order 1" sandbox="allow-popups[^"]*" srcDoc="[^"]*“Hi”/);
  expect(text).not.toContain('allow-scripts');
  expect(text).toContain('&lt;base target=&quot;_blank&quot;');
  expect(text).toContain('<pre>Hi\nyou</pre>');
});

describe('the end of a newsletter', () => {
  const action = '/newsletter/unsubscribe?token=a.b.1.c';
  const shown = (isDone: boolean) =>
    body({ kind: 'unsubscribe', email: 'a…@example.com', isDone, action });

  it('is one plain button, which says for whom', () => {
    expect(shown(false)).toContain('a…@example.com will get no more newsletters from Studio Hale');
    expect(shown(false)).toContain(`<form class="notice-form" action="${action}" method="post">`);
  });

  it('says that it is done, and asks no more', () => {
    expect(shown(true)).toContain('<h1>You are unsubscribed</h1>');
    expect(shown(true)).not.toContain('<form');
  });
});

describe('a parked site', () => {
  it('shows its name and a friendly word, and neither header nor footer', () => {
    const { html } = renderer.renderPage(samplePage({ kind: 'parking' }));
    expect(html).toContain('<h1>Studio Hale</h1>');
    expect(html).toContain('This site is on its way. Please come back soon.');
    expect(html).not.toMatch(/<header|<footer|skip-link|href="\/work"/);
  });
});

describe('an item with a film', () => {
  const page = (video: ItemView['video'], more: Partial<PageView> = {}) => {
    const item = { ...post, recordType: contentItemType.SQSP_VIDEO, video };
    const collection = { title: 'Films', path: '/films', type: collectionType.VIDEOS };
    return renderer.renderPage(samplePage({ kind: 'item', item, collection }, more));
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
      itemFrame.blockTypes({ kind: 'item', item: { ...post, video }, collection });
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
      item: { ...post, recordType: contentItemType.EVENT, event: { ...event, ...changes } },
      collection: { title: 'Events', path: '/events', type: 4 },
    });
    const site = { ...page.site, timeZone: 'Europe/Berlin' };
    return renderer.renderPage({ ...page, site }).html.replaceAll(/[\u2009\u202F]/g, ' ');
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
      const html = body({
        kind: 'collection',
        document: sampleDocument(),
        collection: {
          id,
          title: 'Events',
          type: collectionType.EVENTS,
          path: '/events',
          view,
          items: [{ ...post, recordType: contentItemType.EVENT, event }],
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
    expect(html).toContain('<strong>Cancelled</strong>');
    expect(html).not.toContain('format=ical');
  });
});

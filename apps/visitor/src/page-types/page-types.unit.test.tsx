import { defaultCheckout } from '@sitewright/contracts/entities';
import type { CollectionView, MainView, ShoppingCart } from '@sitewright/contracts/entities';
import { blockType } from '@sitewright/contracts/codes';
import { describe, expect, it } from 'vitest';
import { renderMain, sampleRenderer } from '../testing/draw-page.ts';
import { sampleBlock, sampleDocument, samplePage, sampleSection } from '../testing/sample-page.ts';
import { samplePost } from '../testing/sample-post.ts';
import { addressOf } from './collection/collection-address.ts';

const id = '0123456789abcdef01234567';
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
  reverseChargeCents: 0,
  grandTotalCents: 5290,
  discounts: [],
  rejectedCodes: [],
  giftCards: [],
  payableCents: 5290,
  requiresShipping: true,
} as unknown as ShoppingCart;

describe('a collection', () => {
  const collection = {
    id,
    title: 'Journal',
    type: 2,
    path: '/journal',
    view: 'list',
    items: [samplePost],
    filters: { category: 'Coast' },
    categories: [
      { name: 'Coast', children: [{ name: 'Cliffs', children: [] }] },
      { name: 'City', children: [] },
    ],
    page: 2,
    pageCount: 3,
  } as const;

  it('links its items, categories and adjacent pages', () => {
    const text = renderMain({ kind: 'collection', document: sampleDocument(), collection });
    expect(text).toContain('<h1>Journal</h1>');
    expect(text).toContain('<a href="/journal/six-mornings">Six mornings</a>');
    expect(text).toContain('href="/journal?category=Coast" aria-current="true"');
    expect(text).toContain('href="/journal?category=Coast&amp;page=3" rel="next"');
    expect(text).toContain('href="/journal?category=Coast" rel="prev"');
  });

  it('lists the categories in a category below it', () => {
    const text = renderMain({
      kind: 'collection',
      document: sampleDocument(),
      collection: { ...collection, filters: { category: 'Cliffs' } },
    });
    const nested =
      '<li><a href="/journal?category=Coast">Coast</a>' +
      '<ul><li><a href="/journal?category=Cliffs" aria-current="true">Cliffs</a></li></ul></li>';
    expect(text).toContain(nested);
    expect(text).not.toContain('collection-narrowing');
  });

  it('shows a message when it is empty', () => {
    const empty = { ...collection, items: [], page: 1, pageCount: 1 };
    const text = renderMain({ kind: 'collection', document: sampleDocument(), collection: empty });
    expect(text).toContain('There is nothing here yet.');
    expect(text).not.toContain('rel="next"');
  });

  it('shows its active filters, and links the unfiltered collection', () => {
    const drawn = (filters: CollectionView['filters'], names: readonly string[] = ['Coast']) =>
      renderMain({
        kind: 'collection',
        document: sampleDocument(),
        collection: {
          ...collection,
          filters,
          categories: names.map((name) => ({ name, children: [] })),
        },
      });
    const all = (current: string) => `<a href="/journal"${current}>All</a>`;
    const narrowed = drawn({ tag: 'fog', author: 'Ada Quill', month: '2026-03' });
    const words = ['#fog', 'By Ada Quill', 'March 2026'].map((text) => `<bdi>${text}</bdi>`);
    expect(narrowed).toContain(`>${words.join(' · ')}</p>`);
    expect(narrowed).toContain(all(''));
    expect(drawn({ tag: 'fog' }, [])).toContain(all(''));
    expect(drawn({ category: 'Coast' })).toContain(all(''));
    expect(drawn({})).toContain(all(' aria-current="true"'));
    for (const filters of [{}, { category: 'Coast' }])
      expect(drawn(filters)).not.toContain('collection-narrowing');
    // One that no item has stands among none that could be marked.
    expect(drawn({ category: 'Moss' })).toContain('<bdi>Moss</bdi></p>');
    expect(drawn({}, [])).not.toContain('All</a>');
  });

  it('adds its filters to the URLs of its pages as query parameters', () => {
    const filtered = { filters: { tag: 'a&b' }, products: { minPrice: '5' }, page: 2 };
    expect(addressOf({ path: '/shop' }, filtered)).toBe('/shop?tag=a%26b&minPrice=5&page=2');
    expect(addressOf({ path: '/shop' }, { filters: {} })).toBe('/shop');
  });
});

it('links the home page and has a search form on a not-found page', () => {
  const text = renderMain({ kind: 'notFound' });
  expect(text).toContain('This page could not be found');
  expect(text).toContain('href="/"');
  expect(text).toMatch(/<form class="search-form field" [^>]*action="\/search"/);
});

describe('a page without a title of its own', () => {
  const searched = { kind: 'search', query: 'fog', results: [] } as const;
  it.each([
    [{ kind: 'notFound' }, 'This page could not be found'],
    [{ kind: 'error', requestId: 'r', status: 500 }, 'Something went wrong'],
    [{ kind: 'locked', path: '/x', wrongPassword: false }, 'This page is locked.'],
    [{ kind: 'cart', cart: null }, 'Shopping cart'],
    [{ kind: 'donate' }, 'Donate'],
    [searched, 'Search'],
    [{ ...searched, query: ' ' }, 'Search'],
    [{ kind: 'unsubscribe', email: '', isDone: true, action: '' }, 'You are unsubscribed'],
  ] satisfies readonly (readonly [MainView, string])[])(
    'with the view %j has the title “%s”',
    (main, title) => {
      const { html } = sampleRenderer.renderPage(samplePage(main));
      expect(html).toContain(`<title>${title} — Studio Hale</title>`);
      expect(html).toContain(`<meta property="og:title" content="${title} — Studio Hale"/>`);
    },
  );

  it('is shared under its default title', () => {
    const share = sampleBlock(blockType.SHARE_BUTTONS, { buttons: [{ service: 'email' }] });
    const footer = sampleDocument(sampleSection([share]));
    const { html } = sampleRenderer.renderPage(samplePage(searched, { footer }));
    const subject = encodeURIComponent('Search — Studio Hale');
    expect(html).toContain(`href="mailto:?subject=${subject}&amp;`);
  });
});

it('shows the request ID as reference on an error page', () => {
  expect(renderMain({ kind: 'error', requestId: 'req-7', status: 500 })).toContain(
    'Reference: req-7',
  );
});

it('shows a password form on a locked page, and marks a wrong password as invalid', () => {
  const text = renderMain({ kind: 'locked', path: '/proofs', wrongPassword: true });
  expect(text).toContain('This page is locked.');
  expect(text).toContain('action="/api/unlock/post"');
  expect(text).toContain('aria-invalid="true"');
  expect(text).toContain('aria-describedby="page-password-error"');
  expect(text).toContain('autofocus=""');
  expect(renderMain({ kind: 'locked', path: '/proofs', wrongPassword: false })).not.toContain(
    'autofocus',
  );
});

it('shows search results, or a message when there are none', () => {
  const results = [{ title: 'Six mornings', path: '/journal/six-mornings', excerpt: 'On fog.' }];
  expect(renderMain({ kind: 'search', query: 'fog', results })).toContain('Six mornings</a>');
  expect(renderMain({ kind: 'search', query: 'fog', results: [] })).toContain('No results found');
  expect(renderMain({ kind: 'search', query: '', results: [] })).not.toContain('No results found');
});

it('shows that donations are unavailable, without a form and with a link to the home page', () => {
  const text = renderMain({ kind: 'donate' });
  expect(text).toContain('<h1>Donate</h1>');
  expect(text).toContain('Donations are not available at the moment.');
  expect(text).not.toMatch(/<form|<input/);
  expect(text).toContain('href="/"');
});

describe('the cart', () => {
  it('shows name, variant, price, quantity and remove button for each entry, and the subtotal', () => {
    const text = renderMain({ kind: 'cart', cart });
    for (const words of ['Mug', 'Sage', '€24.00', 'value="2"', 'Remove: Mug', '€48.00']) {
      expect(text).toContain(words);
    }
  });

  it('submits changes with plain HTML forms', () => {
    const text = renderMain({ kind: 'cart', cart });
    expect(text.match(/action="\/api\/cart\/post" method="post"/g)).toHaveLength(3);
    expect(text).toContain('href="/commerce/goto-checkout"');
  });

  it('shows a message when it is empty, and the error of a rejected change', () => {
    expect(renderMain({ kind: 'cart', cart: null })).toContain('Your cart is empty.');
    const formReturn = { formId: 'cart', values: {}, errors: {}, message: 'Not enough left. (3)' };
    expect(renderMain({ kind: 'cart', cart }, { formReturn })).toContain('Not enough left. (3)');
  });
});

describe('the checkout', () => {
  const main = {
    kind: 'checkout',
    cart,
    hasSession: true,
    payments: [
      { id: 'test', name: 'Card', description: 'Use 4242…', kind: 'testCard' },
      { id: 'later', name: 'Invoice', description: '', kind: 'invoice' },
    ],
    countries: [
      { code: 'DE', name: 'Germany' },
      { code: 'US', name: 'United States' },
    ],
    form: defaultCheckout,
    idempotencyKey: 'abcdefghijklmnop',
  } as const;

  it('omits the shipping option error when an option is selected and there are other errors', () => {
    const shippingOptionId = 'Choose a shipping option.';
    const textOf = (errors: Readonly<Record<string, string>>) =>
      renderMain(main, { formReturn: { formId: 'checkout', values: {}, errors } });
    const text = textOf({ shippingOptionId, 'payment.card': 'The card number is incomplete.' });
    expect(text).not.toContain(shippingOptionId);
    expect(text).toContain('The card number is incomplete.');
    expect(text.match(/ autofocus/gi)).toHaveLength(1);
    expect(textOf({ shippingOptionId })).toContain(shippingOptionId);
  });

  it('sets autofocus on the first invalid field, without JavaScript', () => {
    const errors = { 'payment.card': 'Enter it.', 'shippingAddress.city': 'Required.' };
    const text = renderMain(main, { formReturn: { formId: 'checkout', values: {}, errors } });
    expect(text).toContain('noValidate=""');
    expect(text.match(/<input[^>]*autofocus[^>]*>/gi)).toEqual([
      expect.stringContaining('name="shippingAddress.city"'),
    ]);
  });

  it('names manual payment methods in the language of the page', () => {
    const text = renderMain(main, { locale: 'de' });
    expect(text).toContain('Kauf auf Rechnung');
    expect(text).not.toContain('Invoice');
  });

  it('without payment methods shows a message and no form', () => {
    const text = renderMain({ ...main, payments: [] });
    expect(text).toContain('This store can’t accept payments right now.');
    expect(text).not.toContain('action="/checkout"');
  });

  it('is a plain HTML form with inputs named by their path in the order', () => {
    const text = renderMain(main, { crumb: 'c1' });
    expect(text).toContain('action="/checkout" method="post"');
    expect(text).toContain('name="idempotencyKey" value="abcdefghijklmnop"');
    expect(text).toContain('name="crumb" value="c1"');
    expect(text).toMatch(/autoComplete="given-name"[^>]*name="shippingAddress.firstName"/);
    expect(text).toContain('name="payment.method" checked="" value="testCard"');
    expect(text).toContain('value="update"');
  });

  it('shows the submitted values and their errors', () => {
    const formReturn = {
      formId: 'checkout',
      values: { email: 'nope', 'payment.method': 'invoice' },
      errors: { email: 'Please enter a valid email' },
      message: 'Please check your entries.',
    };
    const text = renderMain(main, { formReturn });
    expect(text).toContain('value="nope"');
    expect(text).toContain('Please enter a valid email');
    expect(text).toContain('checked="" value="invoice"');
  });

  it('preselects the country of the page’s locale when the shop ships to it', () => {
    const nowhere = { ...cart, shippingLocation: null };
    const chosen = (locale: string) =>
      /<option value="(..)" selected=""/.exec(
        renderMain({ ...main, cart: nowhere }, { locale }),
      )?.[1];
    expect(['en-US', 'de-AT', 'de'].map(chosen)).toStrictEqual(['US', 'DE', 'DE']);
  });

  it('has no address fields when nothing is shipped', () => {
    const digital = { ...cart, requiresShipping: false };
    expect(renderMain({ ...main, cart: digital })).not.toContain('shippingAddress');
  });
});

it('shows a mail preview in a sandboxed frame without scripts, and as plain text', () => {
  const mail = { subject: 'Order 1', html: '<html><head></head>“Hi”</html>', text: 'Hi\nyou' };
  const text = renderMain({ kind: 'mailPreview', mail });
  expect(text).toMatch(/<iframe title="Order 1" sandbox="allow-popups[^"]*" srcDoc="[^"]*“Hi”/);
  expect(text).not.toContain('allow-scripts');
  expect(text).toContain('&lt;base target=&quot;_blank&quot;');
  expect(text).toContain('<pre>Hi\nyou</pre>');
});

describe('the unsubscribe page', () => {
  const action = '/newsletter/unsubscribe?token=a.b.1.c';
  const shown = (isDone: boolean) =>
    renderMain({ kind: 'unsubscribe', email: 'a…@example.com', isDone, action });

  it('is a plain HTML form that shows the email address', () => {
    expect(shown(false)).toContain('a…@example.com will get no more newsletters from Studio Hale');
    expect(shown(false)).toContain(`<form class="notice-form" action="${action}" method="post">`);
  });

  it('shows a confirmation and no form after unsubscribing', () => {
    expect(shown(true)).toContain('<h1>You are unsubscribed</h1>');
    expect(shown(true)).not.toContain('<form');
  });
});

describe('the page that restores a cart', () => {
  const action = '/cart/restore?token=a.b.1.c';
  const shown = (hasCart: boolean) =>
    renderMain({
      kind: 'restoreCart',
      entries: [{ title: 'Mug', variant: 'Sage', quantity: 2 }],
      hasCart,
      action,
    });

  it('is a plain HTML form below the products', () => {
    expect(shown(false)).toContain('<li>Mug Sage × 2</li>');
    expect(shown(false)).toContain(`<form class="notice-form" action="${action}" method="post">`);
  });

  it('says that the present cart stays, if there is one', () => {
    expect(shown(false)).not.toContain('stay in it');
    expect(shown(true)).toContain('The products that are in your cart now stay in it.');
  });

  it('has no button for a cart without products', () => {
    const empty = renderMain({ kind: 'restoreCart', entries: [], hasCart: false, action });
    expect(empty).not.toContain('<form class="notice-form"');
  });
});

describe('a parked site', () => {
  it('shows its name and a coming-soon message, without header and footer', () => {
    const { html } = sampleRenderer.renderPage(samplePage({ kind: 'parking' }));
    expect(html).toContain('<h1>Studio Hale</h1>');
    expect(html).toContain('This site is on its way. Please come back soon.');
    expect(html).not.toMatch(/<header|<footer|skip-link|href="\/work"/);
  });
});

import type { Chapter } from '../widget.ts';

const copy = { role: 'link', name: 'Copy link' } as const;
const tickets = { role: 'link', name: 'Tickets: Old Harbour Hall, Tidewater' } as const;
const row = { role: 'list', name: 'A row that scrolls' } as const;
const donationTests = 'libs/blocks/src/blocks/donation-button/donation-button.browser.test.ts';
const commentTests = 'libs/blocks/src/blocks/comment-links/comment-links.browser.test.ts';

/** Links, and buttons that load third-party content. */
export const links: Chapter = {
  title: 'Links and third-party services',
  widgets: [
    {
      widget: 'Summary carousel',
      note: 'In the grid, list and wall layouts, it is a list of articles, each with a link.',
      site: 'kitchen-sink',
      path: '/block-summary',
      inside: 'main .summary:has([data-arrangement=carousel])',
      steps: [
        { part: row, nameSource: 'built-in label: “A row that scrolls”' },
        { part: { role: 'link', name: 'First light' }, nameSource: 'the title of the item' },
        {
          press: 'Tab',
          on: row,
          does: 'moves focus from the row, which ArrowLeft and ArrowRight scroll, to its first item',
          after: [{ focuses: { role: 'link', name: 'First light' } }],
        },
        {
          press: 'Enter',
          does: 'opens the item',
          after: [{ address: /\/blog\/first-light$/ }],
        },
      ],
    },
    {
      widget: 'Tour dates',
      site: 'kitchen-sink',
      path: '/block-tour-dates',
      inside: 'main .tour-dates',
      steps: [
        { part: { role: 'list', inside: 'main *:has(> .tour-dates)' }, nameSource: 'none' },
        { part: tickets, nameSource: '“Tickets”, followed by the location of the date' },
        {
          press: 'Enter',
          on: tickets,
          does: 'opens a new window',
          after: [{ focuses: tickets }],
        },
      ],
    },
    {
      widget: 'Share buttons',
      site: 'kitchen-sink',
      path: '/block-share-buttons',
      inside: 'main .share-buttons',
      steps: [
        {
          part: { role: 'link', name: 'Share by Bluesky' },
          nameSource: '“Share by”, followed by the service',
          states: { 'aria-describedby': [/^sw-tooltip-/, 'its tooltip: the service'] },
        },
        {
          part: copy,
          nameSource: 'built-in label: “Copy link”',
          states: { 'aria-describedby': [/^sw-tooltip-/, 'its tooltip: the URL'] },
        },
        { given: (page) => page.context().grantPermissions(['clipboard-write']) },
        {
          press: 'Enter',
          on: copy,
          does: 'copies the URL of the page',
          after: [{ focuses: copy }],
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /Link copied\./,
          announces: 'that the URL was copied, or that copying failed',
        },
      ],
    },
    {
      widget: 'Social links',
      site: 'kitchen-sink',
      path: '/block-social-links',
      inside: 'main .social-links',
      steps: [{ part: { role: 'link', name: 'Instagram' }, nameSource: 'the name of the service' }],
    },
    {
      widget: 'Comment link',
      parts: [
        {
          role: '`link`',
          nameSource: '“Comments on”, followed by the title of the item',
          proof: {
            file: commentTests,
            test: 'links to the comments of an item, with the item id in data-id (BLOCK-34)',
          },
        },
      ],
      keys: [],
    },
    {
      widget: 'Donation button',
      parts: [
        {
          role: '`link`',
          nameSource: 'its text; by default “Donate”',
          proof: {
            file: donationTests,
            test: 'links its inner button to the checkout of the donation page (BLOCK-11)',
          },
        },
      ],
      keys: [],
    },
    {
      widget: 'Table booking',
      note: 'Reservations through other services and the wedding registry work the same way, with their own labels.',
      site: 'kitchen-sink',
      path: '/block-table-booking',
      inside: 'main .third-party',
      steps: [
        { part: { role: 'link', name: 'Reserve a table' }, nameSource: 'its text' },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Reserve a table' },
          does: 'loads the content of the service; focus moves to its frame',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Sunday lunch' },
          nameSource: 'the title of the offer; by default the name of the service',
        },
      ],
    },
    {
      widget: 'Appointments',
      site: 'kitchen-sink',
      path: '/block-scheduling',
      inside: 'main .third-party',
      steps: [
        { part: { role: 'link', name: 'Book an appointment' }, nameSource: 'its text' },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Book an appointment' },
          does: 'loads the content of the service; focus moves to its frame',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Lessons' },
          nameSource: 'the title of the offer; by default the name of the service',
        },
      ],
    },
    {
      widget: 'Food ordering',
      site: 'kitchen-sink',
      path: '/block-food-ordering',
      inside: 'main',
      steps: [{ part: { role: 'link', name: 'Order Now' }, nameSource: 'its text' }],
    },
    {
      widget: 'Member area',
      site: 'kitchen-sink',
      path: '/block-member-area',
      inside: 'main .member-area',
      steps: [
        {
          part: { role: 'link', name: 'Join' },
          nameSource: 'its text; for logged-in members “Go to the member area”',
        },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Join' },
          does: 'opens the page of the member area',
          after: [{ address: /\/members$/ }],
        },
      ],
    },
    {
      widget: 'Account photos',
      note: 'The photos are a static gallery.',
      site: 'kitchen-sink',
      path: '/block-photo-sharing',
      inside: 'main .photo-sharing',
      steps: [
        { part: { role: 'group', name: 'photos.example' }, nameSource: 'the host of the account' },
        {
          part: { role: 'link', name: /photos\.example$/ },
          nameSource: 'its text, which includes the host',
        },
      ],
    },
  ],
};

import type { Chapter } from '../widget.ts';

const copy = { role: 'link', name: 'Copy link' } as const;
const tickets = { role: 'link', name: 'Tickets: Old Harbour Hall, Tidewater' } as const;
const row = { role: 'list', name: 'A row that scrolls' } as const;
const donationTests = 'libs/blocks/src/blocks/donation-button/donation-button.browser.test.ts';
const commentTests = 'libs/blocks/src/blocks/comment-links/comment-links.browser.test.ts';

/** Links, and buttons that load third-party content. */
export const links: Chapter = {
  title: 'Links and offers',
  widgets: [
    {
      widget: 'Summary that scrolls',
      note: 'As grid, list and wall it is a list of articles with a link each.',
      site: 'kitchen-sink',
      path: '/block-summary',
      inside: 'main .summary:has([data-arrangement=carousel])',
      steps: [
        { part: row, named: 'set by us: “A row that scrolls”' },
        { part: { role: 'link', name: 'First light' }, named: 'the title of the item' },
        {
          press: 'Tab',
          on: row,
          does: 'leads from the row, which ArrowLeft and ArrowRight scroll, to its first item',
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
        { part: { role: 'list', inside: 'main *:has(> .tour-dates)' }, named: 'none' },
        { part: tickets, named: '“Tickets”, and the place of the date' },
        {
          press: 'Enter',
          on: tickets,
          does: 'opens a window of its own',
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
          named: '“Share by”, and the service',
          states: { 'aria-describedby': [/^sw-tooltip-/, 'its tooltip: the service'] },
        },
        {
          part: copy,
          named: 'set by us: “Copy link”',
          states: { 'aria-describedby': [/^sw-tooltip-/, 'its tooltip: the address'] },
        },
        { given: (page) => page.context().grantPermissions(['clipboard-write']) },
        {
          press: 'Enter',
          on: copy,
          does: 'copies the address of the page',
          after: [{ focuses: copy }],
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /Link copied\./,
          says: 'that the address was copied, or that it could not be',
        },
      ],
    },
    {
      widget: 'Social links',
      site: 'kitchen-sink',
      path: '/block-social-links',
      inside: 'main .social-links',
      steps: [{ part: { role: 'link', name: 'Instagram' }, named: 'the service' }],
    },
    {
      widget: 'Comment link',
      parts: [
        {
          role: '`link`',
          named: '“Comments on”, and the title of the item',
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
          named: 'its words, otherwise “Donate”',
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
      note: 'Reservations of other services and the wedding registry are the same, with words of their own.',
      site: 'kitchen-sink',
      path: '/block-table-booking',
      inside: 'main .third-party',
      steps: [
        { part: { role: 'link', name: 'Reserve a table' }, named: 'its words' },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Reserve a table' },
          does: 'brings what the service has, which gets the focus',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Sunday lunch' },
          named: 'the title of the offer, otherwise the service',
        },
      ],
    },
    {
      widget: 'Appointments',
      site: 'kitchen-sink',
      path: '/block-scheduling',
      inside: 'main .third-party',
      steps: [
        { part: { role: 'link', name: 'Book an appointment' }, named: 'its words' },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Book an appointment' },
          does: 'brings what the service has, which gets the focus',
          after: [{ focuses: { element: 'iframe', native: 'Iframe' } }],
        },
        {
          part: { element: 'iframe', native: 'Iframe', name: 'Lessons' },
          named: 'the title of the offer, otherwise the service',
        },
      ],
    },
    {
      widget: 'Food ordering',
      site: 'kitchen-sink',
      path: '/block-food-ordering',
      inside: 'main',
      steps: [{ part: { role: 'link', name: 'Order Now' }, named: 'its words' }],
    },
    {
      widget: 'Member area',
      site: 'kitchen-sink',
      path: '/block-member-area',
      inside: 'main .member-area',
      steps: [
        {
          part: { role: 'link', name: 'Join' },
          named: 'its words; those who are members are asked in',
        },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Join' },
          does: 'opens the page of the area',
          after: [{ address: /\/members$/ }],
        },
      ],
    },
    {
      widget: 'Photographs of an account',
      note: 'The photographs are a gallery that lies open.',
      site: 'kitchen-sink',
      path: '/block-photo-sharing',
      inside: 'main .photo-sharing',
      steps: [
        { part: { role: 'group', name: 'photos.example' }, named: 'the host of the account' },
        { part: { role: 'link', name: /photos\.example$/ }, named: 'its words, and the host' },
      ],
    },
  ],
};

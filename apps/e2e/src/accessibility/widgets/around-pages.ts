import { waitForIslands } from '../../models/open-page.ts';
import type { Chapter } from '../widget.ts';

const folder = { element: 'summary', native: 'DisclosureTriangleGrouped', name: 'Shop' } as const;
const menuButton = { role: 'button', name: 'Menu' } as const;
const menu = { role: 'navigation', name: 'Main' } as const;
const hours = { role: 'button', name: 'Hours' } as const;
const hoursTable = { role: 'table', name: 'Opening hours' } as const;

/** The parts around every page. */
export const aroundPages: Chapter = {
  title: 'Around every page',
  widgets: [
    {
      widget: 'Skip link',
      site: 'portfolio',
      path: '/architecture',
      inside: 'body',
      steps: [
        {
          press: 'Tab',
          does: 'on a page that was just opened leads to the link, which is seen while it has the focus',
          after: [{ focuses: { role: 'link', name: 'Skip to content' } }],
        },
        { part: { role: 'link', name: 'Skip to content' }, named: 'its words' },
        {
          press: 'Enter',
          does: 'leads past the header, to the content',
          after: [{ address: /#main$/ }],
        },
      ],
    },
    {
      widget: 'Site navigation',
      site: 'portfolio',
      path: '/architecture',
      inside: '.site-header',
      steps: [
        { part: menu, named: 'set by us: “Main”' },
        {
          part: { role: 'link', name: 'Architecture' },
          named: 'the title of its page',
          states: { 'aria-current': ['page', 'the link of the page that is open'] },
        },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Landscape' },
          does: 'opens the page',
          after: [
            { address: /\/landscape$/ },
            { of: { role: 'link', name: 'Landscape' }, states: { 'aria-current': 'page' } },
            { of: { role: 'link', name: 'Architecture' }, states: { 'aria-current': null } },
          ],
        },
      ],
    },
    {
      widget: 'Folder of the navigation',
      pattern: 'Disclosure',
      site: 'shop',
      path: '/cart',
      inside: '.site-header',
      steps: [
        {
          part: folder,
          named: 'the title of the folder',
          states: { expanded: ['false', 'whether its links are shown; one folder at a time'] },
        },
        {
          press: 'Enter',
          on: folder,
          does: 'shows its links, or hides them',
          after: [
            { of: folder, states: { expanded: 'true' } },
            { shows: { role: 'link', name: 'Everything' } },
          ],
        },
        {
          press: 'Tab',
          does: 'leads to the first of its links',
          after: [{ focuses: { role: 'link', name: 'Everything' } }],
        },
        {
          press: 'Escape',
          does: 'hides its links, the focus goes back to its title, and nothing else happens',
          after: [
            { focuses: folder },
            { of: folder, states: { expanded: 'false' } },
            { address: /\/cart$/ },
          ],
        },
        {
          press: 'Space',
          does: 'shows its links, or hides them',
          after: [{ of: folder, states: { expanded: 'true' } }],
        },
      ],
    },
    {
      widget: 'Menu of narrow windows',
      pattern: 'Disclosure',
      site: 'cafe',
      path: '/menu',
      inside: '.site-header',
      onPhones: true,
      steps: [
        {
          part: menuButton,
          named: 'set by us: “Menu”',
          states: { expanded: ['false', 'whether the menu is open'] },
        },
        {
          press: 'Enter',
          on: menuButton,
          does: 'opens the menu',
          after: [{ shows: menu }, { of: menuButton, states: { expanded: 'true' } }],
        },
        { part: menu, named: 'set by us: “Main”' },
        {
          press: 'Tab',
          does: 'leads into the menu',
          after: [{ focuses: { role: 'button', name: 'Close menu' } }],
        },
        { part: { role: 'button', name: 'Close menu' }, named: 'set by us: “Close menu”' },
        {
          press: 'Escape',
          does: 'closes the menu, the focus goes back to the button, and nothing else happens',
          after: [{ hides: menu }, { focuses: menuButton }, { address: /localhost:\d+\/menu$/ }],
        },
        {
          press: 'Space',
          does: 'opens the menu',
          after: [{ shows: menu }],
        },
        {
          press: 'Enter',
          on: { role: 'button', name: 'Close menu' },
          does: 'on the button in the menu closes it',
          after: [{ hides: menu }, { focuses: menuButton }],
        },
      ],
    },
    {
      widget: 'Announcement bar',
      site: 'cafe',
      path: '/',
      inside: '.announcement-bar',
      steps: [
        {
          part: { role: 'region', name: 'Announcement', inside: 'page' },
          named: 'set by us: “Announcement”',
        },
        { part: { role: 'link', name: 'Book a table' }, named: 'its words' },
        {
          part: { role: 'button', name: 'Close the announcement' },
          named: 'set by us: “Close the announcement”',
        },
        {
          press: 'Enter',
          on: { role: 'button', name: 'Close the announcement' },
          does: 'closes the bar, on all pages',
          after: [{ hides: { role: 'region', name: 'Announcement', inside: 'page' } }],
        },
      ],
    },
    {
      widget: 'Mobile information bar',
      pattern: 'Disclosure',
      site: 'cafe',
      path: '/menu',
      inside: '.mobile-info-bar',
      onPhones: true,
      steps: [
        {
          part: { role: 'complementary', name: 'How to reach us', inside: 'page' },
          named: 'set by us: “How to reach us”',
        },
        { part: { role: 'link', name: 'Call' }, named: 'its words: Call, Email, Map' },
        {
          part: hours,
          named: 'its words',
          states: { expanded: ['false', 'whether the opening hours are shown'] },
        },
        {
          press: 'Enter',
          on: hours,
          does: 'shows the opening hours, or hides them',
          after: [{ shows: hoursTable }, { of: hours, states: { expanded: 'true' } }],
        },
        { part: hoursTable, named: 'its caption' },
        {
          press: 'Escape',
          does: 'hides the opening hours, and nothing else happens',
          after: [{ hides: hoursTable }, { focuses: hours }, { address: /localhost:\d+\/menu$/ }],
        },
        {
          press: 'Space',
          does: 'shows the opening hours, or hides them',
          after: [{ shows: hoursTable }],
        },
      ],
    },
    {
      widget: 'Cart indicator',
      site: 'kitchen-sink',
      path: '/block-product',
      inside: '.site-header',
      steps: [
        { part: { role: 'link', name: 'Shopping cart' }, named: 'set by us: “Shopping cart”' },
        {
          async given(page) {
            await waitForIslands(page);
            await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter');
          },
        },
        {
          part: { role: 'link', name: /^Shopping cart: 1, \$40\.00$/ },
          named: 'with something in the cart also how many pieces, and their price',
        },
        {
          press: 'Enter',
          on: { role: 'link', name: /^Shopping cart/ },
          does: 'opens the cart beside the page; on the page of the cart and at the checkout its own page',
          after: [{ shows: { role: 'dialog', name: 'Shopping cart', inside: 'page' } }],
        },
      ],
    },
    {
      widget: 'Search',
      site: 'kitchen-sink',
      path: '/block-search',
      inside: 'main',
      steps: [
        { part: { role: 'search' }, named: 'none: a landmark' },
        {
          part: { role: 'searchbox', name: 'Search this site' },
          named: 'its label, which is not seen: “Search this site”',
        },
        { part: { role: 'button', name: 'Search' }, named: 'set by us: “Search”' },
        {
          given: (page) => page.getByRole('main').getByRole('searchbox').fill('xylophone'),
        },
        {
          press: 'Enter',
          on: { role: 'searchbox', name: 'Search this site' },
          does: 'looks for the words',
          after: [{ address: /\/search\?q=xylophone$/ }],
        },
        {
          region: { element: '[aria-live=polite]', native: 'generic' },
          text: /No results found/,
          says: 'what was found, or that nothing was',
        },
      ],
    },
    {
      widget: 'Categories of a collection',
      site: 'kitchen-sink',
      path: '/blog',
      inside: '.collection-categories',
      steps: [
        {
          part: { role: 'navigation', name: 'Categories', inside: 'page' },
          named: 'set by us: “Categories”',
        },
        {
          part: { role: 'link', name: 'All' },
          named: 'the name of the category',
          states: { 'aria-current': ['true', 'the category that is shown'] },
        },
        {
          press: 'Enter',
          on: { role: 'link', name: 'Light' },
          does: 'shows the items of the category',
          after: [
            { address: /category=Light/ },
            { of: { role: 'link', name: 'Light' }, states: { 'aria-current': 'true' } },
            { of: { role: 'link', name: 'All' }, states: { 'aria-current': null } },
          ],
        },
      ],
    },
  ],
};

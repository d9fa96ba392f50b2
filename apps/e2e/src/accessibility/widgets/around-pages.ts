import { waitForIslands } from '../../models/open-page.ts';
import type { Chapter } from '../widget.ts';

const folder = { element: 'summary', native: 'DisclosureTriangleGrouped', name: 'Shop' } as const;
const menuButton = { role: 'button', name: 'Menu' } as const;
const menu = { role: 'navigation', name: 'Main' } as const;
const hours = { role: 'button', name: 'Hours' } as const;
const hoursTable = { role: 'table', name: 'Opening hours' } as const;

/** Navigation, bars and search. */
export const aroundPages: Chapter = {
  title: 'Navigation, bars and search',
  widgets: [
    {
      widget: 'Skip link',
      site: 'portfolio',
      path: '/architecture',
      inside: 'body',
      steps: [
        {
          press: 'Tab',
          does: 'on a newly opened page, moves focus to the link, which is visible while focused',
          after: [{ focuses: { role: 'link', name: 'Skip to content' } }],
        },
        { part: { role: 'link', name: 'Skip to content' }, nameSource: 'its text' },
        {
          press: 'Enter',
          does: 'skips the header and goes to the main content',
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
        { part: menu, nameSource: 'built-in label: “Main”' },
        {
          part: { role: 'link', name: 'Architecture' },
          nameSource: 'the title of the linked page',
          states: { 'aria-current': ['page', 'the link to the current page'] },
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
      widget: 'Navigation folder',
      pattern: 'Disclosure',
      site: 'shop',
      path: '/cart',
      inside: '.site-header',
      steps: [
        {
          part: folder,
          nameSource: 'the folder’s title',
          states: {
            expanded: ['false', 'whether its links are visible; only one folder is open at a time'],
          },
        },
        {
          press: 'Enter',
          on: folder,
          does: 'shows or hides its links',
          after: [
            { of: folder, states: { expanded: 'true' } },
            { shows: { role: 'link', name: 'Everything' } },
          ],
        },
        {
          press: 'Tab',
          does: 'moves focus to its first link',
          after: [{ focuses: { role: 'link', name: 'Everything' } }],
        },
        {
          press: 'Escape',
          does: 'hides its links and returns focus to its title, with no other effect',
          after: [
            { focuses: folder },
            { of: folder, states: { expanded: 'false' } },
            { address: /\/cart$/ },
          ],
        },
        {
          press: 'Space',
          does: 'shows or hides its links',
          after: [{ of: folder, states: { expanded: 'true' } }],
        },
      ],
    },
    {
      widget: 'Mobile menu',
      pattern: 'Disclosure',
      site: 'cafe',
      path: '/menu',
      inside: '.site-header',
      onPhones: true,
      steps: [
        {
          part: menuButton,
          nameSource: 'built-in label: “Menu”',
          states: { expanded: ['false', 'whether the menu is open'] },
        },
        {
          press: 'Enter',
          on: menuButton,
          does: 'opens the menu',
          after: [{ shows: menu }, { of: menuButton, states: { expanded: 'true' } }],
        },
        { part: menu, nameSource: 'built-in label: “Main”' },
        {
          press: 'Tab',
          does: 'moves focus into the menu',
          after: [{ focuses: { role: 'button', name: 'Close menu' } }],
        },
        {
          part: { role: 'button', name: 'Close menu' },
          nameSource: 'built-in label: “Close menu”',
        },
        {
          press: 'Escape',
          does: 'closes the menu and returns focus to the button, with no other effect',
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
          does: 'on the button in the menu, closes the menu',
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
          nameSource: 'built-in label: “Announcement”',
        },
        { part: { role: 'link', name: 'Book a table' }, nameSource: 'its text' },
        {
          part: { role: 'button', name: 'Close the announcement' },
          nameSource: 'built-in label: “Close the announcement”',
        },
        {
          press: 'Enter',
          on: { role: 'button', name: 'Close the announcement' },
          does: 'closes the bar on all pages',
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
          nameSource: 'built-in label: “How to reach us”',
        },
        { part: { role: 'link', name: 'Call' }, nameSource: 'its text: Call, Email or Map' },
        {
          part: hours,
          nameSource: 'its visible label',
          states: { expanded: ['false', 'whether the opening hours are visible'] },
        },
        {
          press: 'Enter',
          on: hours,
          does: 'shows or hides the opening hours',
          after: [{ shows: hoursTable }, { of: hours, states: { expanded: 'true' } }],
        },
        { part: hoursTable, nameSource: 'its caption' },
        {
          press: 'Escape',
          does: 'hides the opening hours, with no other effect',
          after: [{ hides: hoursTable }, { focuses: hours }, { address: /localhost:\d+\/menu$/ }],
        },
        {
          press: 'Space',
          does: 'shows or hides the opening hours',
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
        {
          part: { role: 'link', name: 'Shopping cart' },
          nameSource: 'built-in label: “Shopping cart”',
        },
        {
          async given(page) {
            await waitForIslands(page);
            await page.getByRole('button', { name: 'Add to cart' }).first().press('Enter');
          },
        },
        {
          part: { role: 'link', name: /^Shopping cart: 1, \$40\.00$/ },
          nameSource: 'when the cart is not empty, also the number of units and their price',
        },
        {
          press: 'Enter',
          on: { role: 'link', name: /^Shopping cart/ },
          does: 'opens the cart panel; on the cart page and at checkout, opens the cart page',
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
        { part: { role: 'search' }, nameSource: 'none; it is a landmark' },
        {
          part: { role: 'searchbox', name: 'Search this site' },
          nameSource: 'its visually hidden label: “Search this site”',
        },
        { part: { role: 'button', name: 'Search' }, nameSource: 'built-in label: “Search”' },
        {
          given: async (page) => {
            await page.getByRole('main').getByRole('searchbox').focus();
            await page.getByRole('main').getByRole('combobox').pressSequentially('lamp');
            await page.getByRole('option').first().waitFor();
          },
        },
        {
          part: { role: 'combobox', name: 'Search this site' },
          nameSource: 'the same field once it has the focus',
          states: { 'aria-expanded': ['true', 'results are listed below it'] },
        },
        {
          press: 'ArrowDown',
          on: { role: 'combobox', name: 'Search this site' },
          does: 'chooses the next result; Up Arrow the previous one',
          after: [{ of: { role: 'option', name: /Lamp/ }, states: { 'aria-selected': 'true' } }],
        },
        {
          press: 'Escape',
          does: 'closes the list of results',
          after: [{ hides: { role: 'option' } }],
        },
        {
          given: (page) => page.getByRole('main').getByRole('combobox').fill('xylophone'),
        },
        {
          press: 'Enter',
          on: { role: 'combobox', name: 'Search this site' },
          does: 'searches for the entered text; with a chosen result, opens it',
          after: [{ address: /\/search\?q=xylophone$/ }],
        },
        {
          region: { element: '[aria-live=polite]', native: 'generic' },
          text: /No results found/,
          announces: 'what was found, or that there are no results',
        },
      ],
    },
    {
      widget: 'Collection categories',
      site: 'kitchen-sink',
      path: '/blog',
      inside: '.collection-categories',
      steps: [
        {
          part: { role: 'navigation', name: 'Categories', inside: 'page' },
          nameSource: 'built-in label: “Categories”',
        },
        {
          part: { role: 'link', name: 'All' },
          nameSource: 'the name of the category',
          states: { 'aria-current': ['true', 'the displayed category'] },
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

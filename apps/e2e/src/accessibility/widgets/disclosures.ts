import type { Chapter } from '../widget.ts';

const whereButton = { role: 'button', name: 'Where?' } as const;
const whenButton = { role: 'button', name: 'When?' } as const;
const firstAnswer = {
  element: '.accordion-item:first-child .accordion-text',
  native: 'generic',
} as const;
const lunch = { role: 'tab', name: 'Lunch' } as const;
const drinks = { role: 'tab', name: 'Drinks' } as const;
const next = { role: 'button', name: 'Next month' } as const;
const previous = { role: 'button', name: 'Previous month' } as const;
const tableToggle = { element: 'summary', native: 'DisclosureTriangle', name: 'Numbers' } as const;

/** Texts, dates and numbers that expand or change. */
export const disclosures: Chapter = {
  title: 'Words, dates and numbers',
  widgets: [
    {
      widget: 'Accordion',
      pattern: 'Accordion',
      note: 'Without a script each item is a native disclosure.',
      site: 'kitchen-sink',
      path: '/block-accordion',
      inside: 'main .accordion',
      steps: [
        { part: { role: 'heading', name: 'Where?' }, named: 'the title of the item' },
        {
          part: whereButton,
          named: 'the title of the item; it stands in the heading',
          states: {
            'aria-expanded': ['false', 'whether the text is shown'],
            'aria-controls': [/^accordion-/, 'the text'],
          },
        },
        {
          press: 'Enter',
          on: whereButton,
          does: 'shows the text, or hides it',
          after: [{ of: whereButton, states: { 'aria-expanded': 'true' } }, { shows: firstAnswer }],
        },
        {
          press: 'Tab',
          does: 'leads to the next title',
          after: [{ focuses: whenButton }],
        },
        // While one item moves, no other does.
        { given: (page) => page.waitForTimeout(300) },
        {
          press: 'Space',
          does: 'shows the text, or hides it; the others are hidden unless several may be open',
          after: [
            { of: whenButton, states: { 'aria-expanded': 'true' } },
            { of: whereButton, states: { 'aria-expanded': 'false' } },
          ],
        },
      ],
    },
    {
      widget: 'Menu with several cards',
      pattern: 'Tabs with manual activation',
      note: 'Without a script the cards stand one below the other, each with its heading.',
      site: 'kitchen-sink',
      path: '/block-menu',
      inside: 'main .menu',
      steps: [
        { part: { role: 'tablist', name: 'Lunch Drinks' }, named: 'the titles of its tabs' },
        {
          part: lunch,
          named: 'the title of the card',
          states: {
            'aria-selected': ['true', 'whether its card is shown'],
            'aria-controls': [/^menu-/, 'the card'],
          },
        },
        { part: { role: 'tabpanel', name: 'Lunch' }, named: 'its tab' },
        {
          press: 'ArrowRight',
          on: lunch,
          does: 'leads to the next tab, after the last to the first; from right to left it is ArrowLeft',
          after: [{ focuses: drinks }, { of: drinks, states: { 'aria-selected': 'false' } }],
        },
        {
          press: 'Enter',
          does: 'shows the card of the tab',
          after: [
            { of: drinks, states: { 'aria-selected': 'true' } },
            { of: lunch, states: { 'aria-selected': 'false' } },
            { shows: { role: 'tabpanel', name: 'Drinks' } },
            { hides: { role: 'tabpanel', name: 'Lunch' } },
          ],
        },
        {
          press: 'ArrowLeft',
          does: 'leads to the tab before, before the first to the last',
          after: [{ focuses: lunch }],
        },
        {
          press: 'Space',
          does: 'shows the card of the tab',
          after: [{ of: lunch, states: { 'aria-selected': 'true' } }],
        },
        { press: 'End', does: 'leads to the last tab', after: [{ focuses: drinks }] },
        { press: 'Home', does: 'leads to the first tab', after: [{ focuses: lunch }] },
        {
          press: 'Tab',
          does: 'leads from the selected tab to its card',
          after: [{ focuses: { role: 'tabpanel', name: 'Lunch' } }],
        },
      ],
    },
    {
      widget: 'Calendar and events calendar',
      note: 'Without a script it is the month of the next date, and a list of all dates.',
      site: 'kitchen-sink',
      path: '/block-events-calendar',
      inside: 'main .calendar',
      steps: [
        { part: { role: 'table', name: 'April 2031' }, named: 'the month that it shows' },
        { part: previous, named: 'set by us: “Previous month”' },
        { part: next, named: 'set by us: “Next month”' },
        { part: { role: 'link', name: 'Opening' }, named: 'the title of the item on its day' },
        {
          press: 'Enter',
          on: next,
          does: 'shows the next month; the focus stays',
          after: [{ shows: { role: 'table', name: 'May 2031' } }, { focuses: next }],
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /May 2031/,
          says: 'the month that is shown, when it changes',
        },
        {
          press: 'Space',
          on: previous,
          does: 'shows the month before; the focus stays',
          after: [{ shows: { role: 'table', name: 'April 2031' } }, { focuses: previous }],
        },
      ],
    },
    {
      widget: 'Chart of lines or shares',
      pattern: 'Disclosure',
      note: 'The drawing is hidden from screen readers. A chart of bars is a table itself; one of shares has a list as well.',
      site: 'kitchen-sink',
      path: '/block-chart',
      inside: 'main .chart[data-kind=line]',
      steps: [
        {
          part: tableToggle,
          named: 'set by us: “Numbers”',
          states: { expanded: ['false', 'whether the table is shown'] },
        },
        {
          press: 'Enter',
          on: tableToggle,
          does: 'shows the table of the numbers, or hides it',
          after: [{ of: tableToggle, states: { expanded: 'true' } }, { shows: { role: 'table' } }],
        },
        { part: { role: 'table' }, named: 'none: it stands in the figure of the chart' },
        { part: { role: 'rowheader', name: 'Friday' }, named: 'the label of the row' },
        {
          press: 'Space',
          does: 'shows the table of the numbers, or hides it',
          after: [{ hides: { role: 'table' } }],
        },
      ],
    },
    {
      widget: 'Marquee',
      note: 'The words are read once, however often they pass. Where less motion is wanted they stand still, without a button.',
      site: 'kitchen-sink',
      path: '/block-marquee',
      inside: 'main .marquee',
      steps: [
        {
          part: { role: 'button', name: 'Pause' },
          named: 'set by us: “Pause”, and “Play” while the words stand still',
        },
        {
          press: 'Enter',
          on: { role: 'button', name: 'Pause' },
          does: 'stops the words, or lets them go on',
          after: [{ focuses: { role: 'button', name: 'Play' } }],
        },
        {
          press: 'Space',
          does: 'stops the words, or lets them go on',
          after: [{ focuses: { role: 'button', name: 'Pause' } }],
        },
      ],
    },
  ],
};

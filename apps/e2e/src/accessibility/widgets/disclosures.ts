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
  title: 'Text, dates and numbers',
  widgets: [
    {
      widget: 'Accordion',
      pattern: 'Accordion',
      note: 'Without JavaScript, each item is a native disclosure.',
      site: 'kitchen-sink',
      path: '/block-accordion',
      inside: 'main .accordion',
      steps: [
        { part: { role: 'heading', name: 'Where?' }, nameSource: 'the title of the item' },
        {
          part: whereButton,
          nameSource: 'the title of the item; the button is inside the heading',
          states: {
            'aria-expanded': ['false', 'whether the text is visible'],
            'aria-controls': [/^accordion-/, 'the text'],
          },
        },
        {
          press: 'Enter',
          on: whereButton,
          does: 'shows or hides the text',
          after: [{ of: whereButton, states: { 'aria-expanded': 'true' } }, { shows: firstAnswer }],
        },
        {
          press: 'Tab',
          does: 'moves focus to the next title',
          after: [{ focuses: whenButton }],
        },
        // While one item moves, no other does.
        { given: (page) => page.waitForTimeout(300) },
        {
          press: 'Space',
          does: 'shows or hides the text; the other texts are hidden unless the accordion allows multiple open items',
          after: [
            { of: whenButton, states: { 'aria-expanded': 'true' } },
            { of: whereButton, states: { 'aria-expanded': 'false' } },
          ],
        },
      ],
    },
    {
      widget: 'Menu with multiple cards',
      pattern: 'Tabs with manual activation',
      note: 'Without JavaScript, the cards are stacked, each with its heading.',
      site: 'kitchen-sink',
      path: '/block-menu',
      inside: 'main .menu',
      steps: [
        { part: { role: 'tablist', name: 'Lunch Drinks' }, nameSource: 'the titles of its tabs' },
        {
          part: lunch,
          nameSource: 'the title of the card',
          states: {
            'aria-selected': ['true', 'whether its card is visible'],
            'aria-controls': [/^menu-/, 'the card'],
          },
        },
        { part: { role: 'tabpanel', name: 'Lunch' }, nameSource: 'the title of its tab' },
        {
          press: 'ArrowRight',
          on: lunch,
          does: 'moves focus to the next tab, or from the last to the first; on right-to-left pages, ArrowLeft does this',
          after: [{ focuses: drinks }, { of: drinks, states: { 'aria-selected': 'false' } }],
        },
        {
          press: 'Enter',
          does: 'selects the tab and shows its card',
          after: [
            { of: drinks, states: { 'aria-selected': 'true' } },
            { of: lunch, states: { 'aria-selected': 'false' } },
            { shows: { role: 'tabpanel', name: 'Drinks' } },
            { hides: { role: 'tabpanel', name: 'Lunch' } },
          ],
        },
        {
          press: 'ArrowLeft',
          does: 'moves focus to the previous tab, or from the first to the last',
          after: [{ focuses: lunch }],
        },
        {
          press: 'Space',
          does: 'selects the tab and shows its card',
          after: [{ of: lunch, states: { 'aria-selected': 'true' } }],
        },
        { press: 'End', does: 'moves focus to the last tab', after: [{ focuses: drinks }] },
        { press: 'Home', does: 'moves focus to the first tab', after: [{ focuses: lunch }] },
        {
          press: 'Tab',
          does: 'moves focus from the selected tab to its card',
          after: [{ focuses: { role: 'tabpanel', name: 'Lunch' } }],
        },
      ],
    },
    {
      widget: 'Calendar and events calendar',
      note: 'Without JavaScript, it shows the month of the next date and a list of all dates.',
      site: 'kitchen-sink',
      path: '/block-events-calendar',
      inside: 'main .calendar',
      steps: [
        { part: { role: 'table', name: 'April 2031' }, nameSource: 'the displayed month' },
        { part: previous, nameSource: 'built-in label: “Previous month”' },
        { part: next, nameSource: 'built-in label: “Next month”' },
        {
          part: { role: 'link', name: 'Opening' },
          nameSource: 'the title of the item on that day',
        },
        {
          press: 'Enter',
          on: next,
          does: 'shows the next month; focus stays on the button',
          after: [{ shows: { role: 'table', name: 'May 2031' } }, { focuses: next }],
        },
        {
          region: { role: 'status', inside: 'page' },
          text: /May 2031/,
          announces: 'the displayed month, when it changes',
        },
        {
          press: 'Space',
          on: previous,
          does: 'shows the previous month; focus stays on the button',
          after: [{ shows: { role: 'table', name: 'April 2031' } }, { focuses: previous }],
        },
      ],
    },
    {
      widget: 'Line or pie chart',
      pattern: 'Disclosure',
      note: 'The graphic is hidden from screen readers. A bar chart is itself a table; a pie chart also has a list.',
      site: 'kitchen-sink',
      path: '/block-chart',
      inside: 'main .chart[data-kind=line]',
      steps: [
        {
          part: tableToggle,
          nameSource: 'built-in label: “Numbers”',
          states: { expanded: ['false', 'whether the table is visible'] },
        },
        {
          press: 'Enter',
          on: tableToggle,
          does: 'shows or hides the table of numbers',
          after: [{ of: tableToggle, states: { expanded: 'true' } }, { shows: { role: 'table' } }],
        },
        { part: { role: 'table' }, nameSource: 'none; it is inside the figure of the chart' },
        { part: { role: 'rowheader', name: 'Friday' }, nameSource: 'the label of the row' },
        {
          press: 'Space',
          does: 'shows or hides the table of numbers',
          after: [{ hides: { role: 'table' } }],
        },
      ],
    },
    {
      widget: 'Marquee',
      note: 'Screen readers read the text once, however often it repeats. With reduced motion, the text does not move and there is no button.',
      site: 'kitchen-sink',
      path: '/block-marquee',
      inside: 'main .marquee',
      steps: [
        {
          part: { role: 'button', name: 'Pause' },
          nameSource: 'built-in label: “Pause”, or “Play” while paused',
        },
        {
          press: 'Enter',
          on: { role: 'button', name: 'Pause' },
          does: 'pauses or resumes the text',
          after: [{ focuses: { role: 'button', name: 'Play' } }],
        },
        {
          press: 'Space',
          does: 'pauses or resumes the text',
          after: [{ focuses: { role: 'button', name: 'Pause' } }],
        },
      ],
    },
  ],
};

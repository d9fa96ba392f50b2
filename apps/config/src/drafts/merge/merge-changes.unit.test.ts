import { expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';
import type { Path, Sides } from './sides.ts';

/** The merge with one's own winning, and the places where it had to, in words. */
function mergeAndReport(sides: Sides, counted: readonly string[] = []) {
  const reported: string[] = [];
  const pick = (path: Path) => {
    reported.push(path.map((step) => (step.kind === 'order' ? 'order' : step.name)).join('/'));
    return 'local' as const;
  };
  return { value: mergeChanges(sides, { pick, counted }), reported };
}

interface Row extends Sides {
  readonly value: unknown;
  readonly reported?: readonly string[];
}
const home = { title: 'Home', pageId: '1' };
const visit = { title: 'Visit', pageId: '2' };
const news = { title: 'News', pageId: '3' };
const more = { title: 'More', links: [home, visit] };
const [one, two, three] = [
  { id: '1', title: 'One', price: 1 },
  { id: '2', title: 'Two', price: 2 },
  { id: '3', title: 'Three', price: 3 },
];

const rows: Readonly<Record<string, Row>> = {
  'members of an object': {
    base: { accent: 'a', dark: 'a' },
    local: { accent: 'local', dark: 'a' },
    remote: { accent: 'a', dark: 'theirs' },
    value: { accent: 'local', dark: 'theirs' },
  },
  'a member that both changed': {
    base: { palette: { accent: 'a', dark: 'a' } },
    local: { palette: { accent: 'local', dark: 'a' } },
    remote: { palette: { accent: 'theirs', dark: 'theirs' } },
    value: { palette: { accent: 'local', dark: 'theirs' } },
    reported: ['palette/accent'],
  },
  'a member that both changed to the same': {
    base: { title: 'a' },
    local: { title: 'b' },
    remote: { title: 'b' },
    value: { title: 'b' },
  },
  'members that were added and taken away': {
    base: { local: 'x', remote: 'x', both: 'x' },
    local: { remote: 'x', added: 'here' },
    remote: { local: 'x', more: 'there' },
    value: { more: 'there', added: 'here' },
  },
  'an object that was none before': {
    base: { button: null },
    local: { button: { text: 'Mine', href: '/' } },
    remote: { button: { text: 'Theirs', href: '/' } },
    value: { button: { text: 'Mine', href: '/' } },
    reported: ['button'],
  },
  'a link that was added while the links were moved': {
    base: { main: [home, visit] },
    local: { main: [visit, home] },
    remote: { main: [home, visit, news] },
    value: { main: [visit, news, home] },
  },
  'links that were added on both sides, one of them on both': {
    base: [home],
    local: [home, visit],
    remote: [news, home, visit],
    value: [news, home, visit],
  },
  'a link whose words and whose target were changed': {
    base: [home, visit],
    local: [home, { ...visit, title: 'Find us' }],
    remote: [home, { title: 'Visit', href: 'https://map.example' }],
    value: [home, { title: 'Find us', href: 'https://map.example' }],
  },
  'a link that leads elsewhere on both sides': {
    base: [home, visit],
    local: [home, { title: 'Visit', pageId: '9' }],
    remote: [home, { title: 'Visit', href: 'https://map.example' }],
    value: [home, { title: 'Visit', pageId: '9' }],
    reported: ['Visit/pageId'],
  },
  'a folder that was renamed while a link was put into it': {
    base: [more],
    local: [{ ...more, title: 'Other' }],
    remote: [{ ...more, links: [home, visit, news] }],
    value: [{ title: 'Other', links: [home, visit, news] }],
  },
  'a link that was replaced': {
    base: [home, visit],
    local: [home, news],
    remote: [home, { ...visit, newWindow: true }],
    value: [home, news],
    reported: ['Visit'],
  },
  'things that were changed, added and taken away': {
    base: [one, two],
    local: [{ ...one, title: 'Mine' }, two, three],
    remote: [{ ...one, price: 9 }],
    value: [{ id: '1', title: 'Mine', price: 9 }, three],
  },
  'a thing that was changed here and taken away there': {
    base: [one, two],
    local: [one, { ...two, price: 5 }],
    remote: [one],
    value: [one, { ...two, price: 5 }],
    reported: ['Two'],
  },
  'a thing that was taken away here and changed there': {
    base: [one, two],
    local: [two],
    remote: [{ ...one, price: 5 }, two],
    value: [two],
    reported: ['One'],
  },
  'things that only they moved, among which one was added': {
    base: [one, two],
    local: [one, three, two],
    remote: [two, one],
    value: [two, one, three],
  },
  'things that both moved': {
    base: [one, two, three],
    local: [three, one, two],
    remote: [two, one, three],
    value: [three, one, two],
    reported: ['order'],
  },
  'words in a list': {
    base: { tags: ['old', 'kept'] },
    local: { tags: ['kept', 'local'] },
    remote: { tags: ['old', 'kept', 'theirs'] },
    value: { tags: ['kept', 'theirs', 'local'] },
  },
  'a text, which is one thing': {
    base: { type: 'doc', content: [{ type: 'paragraph' }] },
    local: { type: 'doc', content: [{ type: 'paragraph' }, { type: 'rule' }] },
    remote: { type: 'doc', content: [{ type: 'heading' }] },
    value: { type: 'doc', content: [{ type: 'paragraph' }, { type: 'rule' }] },
    reported: ['content'],
  },
  'a state and the moment that belongs to it': {
    base: { workflowState: 4, publishAt: null },
    local: { workflowState: 2, publishAt: '2026' },
    remote: { workflowState: 1, publishAt: null },
    value: { workflowState: 2, publishAt: '2026' },
    reported: ['workflowState'],
  },
};

it.each(Object.entries(rows))('merges both sides: %s', (_, { value, reported = [], ...sides }) => {
  expect(mergeAndReport(sides)).toEqual({ value, reported });
});

it('adds up the changes of a counted value with a minimum of zero', () => {
  const stock = (qtyInStock: number) => ({ qtyInStock });
  const merged = (base: number, local: number, remote: number) =>
    mergeAndReport({ base: stock(base), local: stock(local), remote: stock(remote) }, [
      'qtyInStock',
    ]);
  expect(merged(10, 15, 8)).toEqual({ value: stock(13), reported: [] });
  expect(merged(10, 2, 5)).toEqual({ value: stock(0), reported: [] });
  expect(merged(10, Number.NaN, 5)).toEqual({ value: stock(Number.NaN), reported: [] });
});

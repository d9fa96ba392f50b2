import { expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';
import type { Path, Sides } from './sides.ts';

/** The merge with one's own winning, and the places where it had to, in words. */
function mergeAndTell(sides: Sides, counted: readonly string[] = []) {
  const told: string[] = [];
  const pick = (path: Path) => {
    told.push(path.map((step) => (step.kind === 'order' ? 'order' : step.name)).join('/'));
    return 'mine' as const;
  };
  return { value: mergeChanges(sides, { pick, counted }), told };
}

interface Row extends Sides {
  readonly value: unknown;
  readonly told?: readonly string[];
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
    mine: { accent: 'mine', dark: 'a' },
    newer: { accent: 'a', dark: 'theirs' },
    value: { accent: 'mine', dark: 'theirs' },
  },
  'a member that both changed': {
    base: { palette: { accent: 'a', dark: 'a' } },
    mine: { palette: { accent: 'mine', dark: 'a' } },
    newer: { palette: { accent: 'theirs', dark: 'theirs' } },
    value: { palette: { accent: 'mine', dark: 'theirs' } },
    told: ['palette/accent'],
  },
  'a member that both changed to the same': {
    base: { title: 'a' },
    mine: { title: 'b' },
    newer: { title: 'b' },
    value: { title: 'b' },
  },
  'members that were added and taken away': {
    base: { mine: 'x', theirs: 'x', both: 'x' },
    mine: { theirs: 'x', added: 'here' },
    newer: { mine: 'x', more: 'there' },
    value: { more: 'there', added: 'here' },
  },
  'an object that was none before': {
    base: { button: null },
    mine: { button: { text: 'Mine', href: '/' } },
    newer: { button: { text: 'Theirs', href: '/' } },
    value: { button: { text: 'Mine', href: '/' } },
    told: ['button'],
  },
  'a link that was added while the links were moved': {
    base: { main: [home, visit] },
    mine: { main: [visit, home] },
    newer: { main: [home, visit, news] },
    value: { main: [visit, news, home] },
  },
  'links that were added on both sides, one of them on both': {
    base: [home],
    mine: [home, visit],
    newer: [news, home, visit],
    value: [news, home, visit],
  },
  'a link whose words and whose target were changed': {
    base: [home, visit],
    mine: [home, { ...visit, title: 'Find us' }],
    newer: [home, { title: 'Visit', href: 'https://map.example' }],
    value: [home, { title: 'Find us', href: 'https://map.example' }],
  },
  'a link that leads elsewhere on both sides': {
    base: [home, visit],
    mine: [home, { title: 'Visit', pageId: '9' }],
    newer: [home, { title: 'Visit', href: 'https://map.example' }],
    value: [home, { title: 'Visit', pageId: '9' }],
    told: ['Visit/pageId'],
  },
  'a folder that was renamed while a link was put into it': {
    base: [more],
    mine: [{ ...more, title: 'Other' }],
    newer: [{ ...more, links: [home, visit, news] }],
    value: [{ title: 'Other', links: [home, visit, news] }],
  },
  'a link that was replaced': {
    base: [home, visit],
    mine: [home, news],
    newer: [home, { ...visit, newWindow: true }],
    value: [home, news],
    told: ['Visit'],
  },
  'things that were changed, added and taken away': {
    base: [one, two],
    mine: [{ ...one, title: 'Mine' }, two, three],
    newer: [{ ...one, price: 9 }],
    value: [{ id: '1', title: 'Mine', price: 9 }, three],
  },
  'a thing that was changed here and taken away there': {
    base: [one, two],
    mine: [one, { ...two, price: 5 }],
    newer: [one],
    value: [one, { ...two, price: 5 }],
    told: ['Two'],
  },
  'a thing that was taken away here and changed there': {
    base: [one, two],
    mine: [two],
    newer: [{ ...one, price: 5 }, two],
    value: [two],
    told: ['One'],
  },
  'things that only they moved, among which one was added': {
    base: [one, two],
    mine: [one, three, two],
    newer: [two, one],
    value: [two, one, three],
  },
  'things that both moved': {
    base: [one, two, three],
    mine: [three, one, two],
    newer: [two, one, three],
    value: [three, one, two],
    told: ['order'],
  },
  'words in a list': {
    base: { tags: ['old', 'kept'] },
    mine: { tags: ['kept', 'mine'] },
    newer: { tags: ['old', 'kept', 'theirs'] },
    value: { tags: ['kept', 'theirs', 'mine'] },
  },
  'a text, which is one thing': {
    base: { type: 'doc', content: [{ type: 'paragraph' }] },
    mine: { type: 'doc', content: [{ type: 'paragraph' }, { type: 'rule' }] },
    newer: { type: 'doc', content: [{ type: 'heading' }] },
    value: { type: 'doc', content: [{ type: 'paragraph' }, { type: 'rule' }] },
    told: ['content'],
  },
  'a state and the moment that belongs to it': {
    base: { workflowState: 4, publishAt: null },
    mine: { workflowState: 2, publishAt: '2026' },
    newer: { workflowState: 1, publishAt: null },
    value: { workflowState: 2, publishAt: '2026' },
    told: ['workflowState'],
  },
};

it.each(Object.entries(rows))(
  'makes one of two changes: %s',
  (_, { value, told = [], ...sides }) => {
    expect(mergeAndTell(sides)).toEqual({ value, told });
  },
);

it('adds up what is counted, and never below nothing', () => {
  const stock = (qtyInStock: number) => ({ qtyInStock });
  const merged = (base: number, mine: number, newer: number) =>
    mergeAndTell({ base: stock(base), mine: stock(mine), newer: stock(newer) }, ['qtyInStock']);
  expect(merged(10, 15, 8)).toEqual({ value: stock(13), told: [] });
  expect(merged(10, 2, 5)).toEqual({ value: stock(0), told: [] });
  expect(merged(10, Number.NaN, 5)).toEqual({ value: stock(Number.NaN), told: [] });
});

import { expect, it } from 'vitest';
import { followNewer, takeTheirs } from './follow-newer.ts';

const base = { title: 'a', body: { text: 'a' }, tags: ['a'], revision: '1' };

it('keeps what was typed here, takes the rest from the newer one, and says where both changed the same', () => {
  const draft = { ...base, title: 'mine' };
  const newer = { ...base, body: { text: 'theirs' }, title: 'theirs', revision: '2' };
  const { value, contested } = followNewer({ base, mine: draft, newer });
  expect(value).toEqual({ ...newer, title: 'mine' });
  expect(contested.map(({ path }) => path)).toEqual([[{ kind: 'member', name: 'title' }]]);
});

it('takes theirs in one place and leaves what was typed since in others', () => {
  const draft = { ...base, title: 'mine', body: { text: 'mine' } };
  const newer = { ...base, title: 'theirs', body: { text: 'theirs' } };
  const { value, contested } = followNewer({ base, mine: draft, newer });
  const [title, text] = contested;
  const typedSince = { ...value, title: 'mine, longer', tags: ['a', 'b'] };
  const taken = takeTheirs(typedSince, title!);
  expect(taken).toEqual({ ...typedSince, title: 'theirs' });
  expect(takeTheirs(taken, text!)).toEqual({ ...newer, tags: ['a', 'b'] });
});

it('brings back a thing that was taken away here and changed there, when theirs is taken', () => {
  const list = (...things: { id: string; title: string }[]) => ({ things });
  const [one, two] = [
    { id: '1', title: 'One' },
    { id: '2', title: 'Two' },
  ];
  const sides = { base: list(one, two), mine: list(two), newer: list({ ...one, title: 'I' }, two) };
  const { value, contested } = followNewer(sides);
  expect(value).toEqual(list(two));
  expect(takeTheirs(value, contested[0]!)).toEqual(sides.newer);
});

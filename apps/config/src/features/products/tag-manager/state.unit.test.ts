import { tagTypes } from '@sitewright/contracts/codes';
import { maxTagLength } from '@sitewright/contracts/limits';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  initialTagManager,
  openRename,
  transition,
  type TagManagerEvent,
  type TagManagerStep,
} from './state.ts';

const run = (
  type: (typeof tagTypes)[number],
  tags: readonly string[],
  events: readonly TagManagerEvent[],
): TagManagerStep =>
  events.reduce<TagManagerStep>(
    (step, event) => transition({ type, tags: step.tags, state: step.state }, event),
    { tags, state: initialTagManager },
  );

const adding = (text: string): TagManagerEvent[] => [{ kind: 'typeNew', text }, { kind: 'add' }];
const renaming = (tag: string, text: string): TagManagerEvent[] => [
  { kind: 'startRename', tag },
  { kind: 'typeRename', text },
  { kind: 'rename' },
];

describe.each(tagTypes)('a %s', (type) => {
  it('is appended without leading or trailing whitespace', () => {
    const { tags, state } = run(type, ['Coffee'], adding('  Tea '));
    expect(tags).toEqual(['Coffee', 'Tea']);
    expect(state).toEqual(initialTagManager);
  });

  it('is renamed without changing its position', () => {
    const { tags, state } = run(type, ['Coffee', 'Tea', 'Cake'], renaming('Tea', 'Green tea'));
    expect(tags).toEqual(['Coffee', 'Green tea', 'Cake']);
    expect(state.renamed).toBeNull();
  });

  it('can be renamed to a different case', () => {
    expect(run(type, ['coffee'], renaming('coffee', 'Coffee')).tags).toEqual(['Coffee']);
  });

  it.each([
    ['added', adding('coffee '), 'new'],
    ['the new name of another', renaming('Tea', 'COFFEE'), 'renamed'],
  ] as const)('is rejected as a duplicate when it is %s', (_what, events, at) => {
    const { tags, state } = run(type, ['Coffee', 'Tea'], events);
    expect(tags).toEqual(['Coffee', 'Tea']);
    expect(state.error).toEqual({ at, code: 'exists' });
  });

  it('can have the maximum length but no more', () => {
    const longest = 'a'.repeat(maxTagLength[type]);
    expect(run(type, [], adding(longest)).tags).toEqual([longest]);
    const { tags, state } = run(type, [], adding(`${longest}a`));
    expect(tags).toEqual([]);
    expect(state.error).toEqual({ at: 'new', code: 'tooLong' });
  });
});

it('keeps the first rename open when a second one is asked for', () => {
  const { state } = run(
    'tag',
    ['Coffee', 'Tea'],
    [
      { kind: 'startRename', tag: 'Coffee' },
      { kind: 'typeRename', text: 'Espresso' },
      { kind: 'startRename', tag: 'Tea' },
    ],
  );
  expect(state.renamed).toEqual({ tag: 'Coffee', text: 'Espresso' });
  expect(state.error).toEqual({ at: 'renamed', code: 'oneAtATime' });
});

it('allows a new rename when the tag of the open one was removed', () => {
  const { state } = run('tag', ['Coffee'], [{ kind: 'startRename', tag: 'Coffee' }]);
  const next = transition(
    { type: 'tag', tags: ['Tea'], state },
    { kind: 'startRename', tag: 'Tea' },
  );
  expect(openRename({ state, tags: ['Tea'] })).toBeNull();
  expect(next.state.renamed?.tag).toBe('Tea');
  expect(next.state.error).toBeNull();
});

it.each(['', '   ', 'Coffee'])('leaves a tag as it was when its new name is %j', (text) => {
  const before = ['Coffee'];
  const { tags, state } = run('tag', before, renaming('Coffee', text));
  expect(tags).toBe(before);
  expect(state.renamed).toBeNull();
});

it('clears an error when the text changes', () => {
  const rejected = run('tag', ['Coffee'], adding('Coffee'));
  const input = { type: 'tag', ...rejected } as const;
  expect(transition(input, { kind: 'typeNew', text: 'Coffees' }).state.error).toBeNull();
});

it('never contains duplicate, empty, untrimmed or overlong tags', () => {
  const word = fc.oneof(fc.constantFrom('a', 'A', 'b', ' b', ''), fc.string({ maxLength: 60 }));
  const event = fc.oneof<fc.Arbitrary<TagManagerEvent[]>[]>(
    word.map(adding),
    fc.tuple(word, word).map(([tag, text]) => renaming(tag, text)),
    word.map((tag) => [{ kind: 'remove', tag }]),
    fc.constant([{ kind: 'cancelRename' }]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...tagTypes), fc.array(event), (type, steps) => {
      const { tags } = run(type, [], steps.flat());
      expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
      for (const tag of tags) {
        expect(tag).toBe(tag.trim());
        expect(tag).not.toBe('');
        expect(tag.length).toBeLessThanOrEqual(maxTagLength[type]);
      }
    }),
  );
});

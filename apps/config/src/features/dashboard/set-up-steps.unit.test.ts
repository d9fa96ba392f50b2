import { defaultStyles, type SiteStyles } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { setUpSteps, type SetUpData } from './set-up-steps.ts';

/** A website as it is when it was just made: with the styles of every new one and a first page. */
const fresh: SetUpData = {
  website: { title: 'Café', description: '', liveReleaseId: null },
  pages: [{ isEdited: false }],
  styles: defaultStyles,
  itemCount: 0,
};
const done = (facts: SetUpData) =>
  setUpSteps(facts)
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id);

it('has no completed steps for a new website', () => {
  expect(done(fresh)).toEqual([]);
});

it('ignores response metadata and member order when it compares colors', () => {
  const { palette, ...rest } = defaultStyles;
  expect(done({ ...fresh, styles: { ...rest, palette, revision: 'a1' } as SiteStyles })).toEqual(
    [],
  );
});

it('marks each step as done from the website’s data', () => {
  expect(done({ ...fresh, website: { ...fresh.website, description: 'Coffee.' } })).toEqual([
    'name',
  ]);
  expect(done({ ...fresh, styles: { ...defaultStyles, motion: 'none' } })).toEqual(['design']);
  expect(done({ ...fresh, pages: [{ isEdited: false }, { isEdited: true }] })).toEqual(['edit']);
  // A page that was added, and not edited.
  expect(done({ ...fresh, pages: [{ isEdited: false }, { isEdited: false }] })).toEqual([]);
  expect(done({ ...fresh, itemCount: 2 })).toEqual(['product']);
  expect(done({ ...fresh, website: { ...fresh.website, liveReleaseId: 'a' } })).toEqual([
    'publish',
  ]);
});

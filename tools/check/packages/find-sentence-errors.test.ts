import { expect, it } from 'vitest';
import { findSentenceErrors, sentencesIn } from './find-sentence-errors.ts';

it('reads the sentences that a requirement quotes, and no names, parts or references', () => {
  expect(sentencesIn("Status 401 gives 'Unauthorized request', not 'rejected'")).toEqual([
    'Unauthorized request',
  ]);
  expect(sentencesIn("Error '{image} not loaded' when an image isn't there, 'x' by 'y'")).toEqual([
    '{image} not loaded',
  ]);
  expect(sentencesIn("the text is 'a b' (the source writes '…scroll up to review.')")).toEqual([]);
});

it('finds a sentence whose placeholders are filled by code', () => {
  const packed = 'throw Error(`Error tracking event: HTTP Status ${e}`)';
  expect(findSentenceErrors(["raises 'Error tracking event: HTTP Status {code}'"], packed)).toEqual(
    [],
  );
});

it('names a sentence that is not there', () => {
  expect(findSentenceErrors(["gives 'No root node' and 'No images'"], 'n=`No images`')).toEqual([
    'No entry has the sentence "No root node".',
  ]);
});

import { expect, it } from 'vitest';
import { findSentenceErrors, sentencesIn } from './find-sentence-errors.ts';

it('extracts quoted sentences of a requirement, and ignores single words and references', () => {
  expect(sentencesIn("Status 401 gives 'Unauthorized request', not 'rejected'")).toEqual([
    'Unauthorized request',
  ]);
  expect(sentencesIn("Error '{image} not loaded' when an image isn't there, 'x' by 'y'")).toEqual([
    '{image} not loaded',
  ]);
  expect(sentencesIn("the text is 'a b' (the source writes '…scroll up to review.')")).toEqual([]);
});

it('matches a sentence whose placeholders are template expressions', () => {
  const packed = 'throw Error(`Error tracking event: HTTP Status ${e}`)';
  expect(findSentenceErrors(["raises 'Error tracking event: HTTP Status {code}'"], packed)).toEqual(
    [],
  );
});

it('reports a missing sentence', () => {
  expect(findSentenceErrors(["gives 'No root node' and 'No images'"], 'n=`No images`')).toEqual([
    'No entry has the sentence "No root node".',
  ]);
});

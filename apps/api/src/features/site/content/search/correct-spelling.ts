import { editDistance } from '../../../../platform/settings/edit-distance.ts';

/** Shorter words are one edit away from too many others. */
const minLength = 4;

/** With more unknown words the correction is rarely right, and each word costs milliseconds. */
const maxCorrections = 3;

/** Returns how many typing errors are corrected in a word of this length. */
const maxEditsFor = (length: number): number => (length < minLength ? 0 : length < 8 ? 1 : 2);

/** Returns the set of letters of a word as bits, which rules out most candidates cheaply. */
function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Finds the word with the fewest edits. Ties go to a word with the same first letter, then to the most frequent one.
 * Returns undefined if no word is near enough.
 *
 * @param vocabulary Sorted by frequency, the most frequent word first.
 */
export function findNearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  const maxEdits = maxEditsFor(word.length);
  if (maxEdits === 0) return undefined;
  const letters = letterBits(word);
  let best: string | undefined;
  let bestRank = Infinity;
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > maxEdits) continue;
    // One edit changes two letters at most.
    if (countBits(letterBits(candidate) ^ letters) > 2 * maxEdits) continue;
    const distance = editDistance(word, candidate);
    if (distance > maxEdits) continue;
    const rank = 2 * distance + (candidate[0] === word[0] ? 0 : 1);
    if (rank >= bestRank) continue;
    best = candidate;
    bestRank = rank;
  }
  return best;
}

/**
 * Replaces the words that are no prefix of any word in the vocabulary. Returns null if all words are known, or if one
 * of them has no replacement.
 */
export function correctSpelling(
  words: readonly string[],
  vocabulary: readonly string[],
): readonly string[] | null {
  const unknown = new Set(
    words.filter((word) => !vocabulary.some((entry) => entry.startsWith(word))),
  );
  if (unknown.size === 0 || unknown.size > maxCorrections) return null;
  const corrected = words.map((word) =>
    unknown.has(word) ? findNearestWord(word, vocabulary) : word,
  );
  const isComplete = (list: readonly (string | undefined)[]): list is readonly string[] =>
    !list.includes(undefined);
  return isComplete(corrected) ? corrected : null;
}

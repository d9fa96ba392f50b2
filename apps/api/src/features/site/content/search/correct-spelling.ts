import { editDistance } from '../../../../platform/settings/edit-distance.ts';

/** Shorter words are one letter away from too many others. */
const shortest = 4;

/** Whoever mistypes more words than this is guessed wrong, and each costs milliseconds. */
const mostCorrected = 3;

/** How many slips of the hand a word of this length may have. */
const slipsIn = (length: number): number => (length < shortest ? 0 : length < 8 ? 1 : 2);

/** Which letters a word holds, as bits: most words are told apart by this alone. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * The word that somebody may have meant: the fewest slips away, of those with as many the one that begins alike, then
 * the most usual. Undefined when none is near.
 *
 * @param vocabulary The most usual word first.
 */
export function findNearestWord(word: string, vocabulary: readonly string[]): string | undefined {
  const slips = slipsIn(word.length);
  if (slips === 0) return undefined;
  const letters = lettersOf(word);
  let best: string | undefined;
  let bestRank = Infinity;
  for (const candidate of vocabulary) {
    if (Math.abs(candidate.length - word.length) > slips) continue;
    // One slip changes two letters at most.
    if (countBits(lettersOf(candidate) ^ letters) > 2 * slips) continue;
    const distance = editDistance(word, candidate);
    if (distance > slips) continue;
    const rank = 2 * distance + (candidate[0] === word[0] ? 0 : 1);
    if (rank >= bestRank) continue;
    best = candidate;
    bestRank = rank;
  }
  return best;
}

/**
 * The words with those replaced that begin none of the vocabulary; null when there is nothing to replace, or nothing
 * to replace one by.
 */
export function correctSpelling(
  words: readonly string[],
  vocabulary: readonly string[],
): readonly string[] | null {
  const unknown = new Set(
    words.filter((word) => !vocabulary.some((known) => known.startsWith(word))),
  );
  if (unknown.size === 0 || unknown.size > mostCorrected) return null;
  const corrected = words.map((word) =>
    unknown.has(word) ? findNearestWord(word, vocabulary) : word,
  );
  const isWhole = (list: readonly (string | undefined)[]): list is readonly string[] =>
    !list.includes(undefined);
  return isWhole(corrected) ? corrected : null;
}

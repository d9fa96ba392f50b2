/**
 * The sentences that a requirement quotes in single quotes: at least two words, starting with a capital letter or a
 * placeholder. `…scroll up to review.` only refers to a sentence and does not count.
 */
export const sentencesIn = (requirement: string): readonly string[] =>
  [...requirement.matchAll(/(?<=^|\s)'([A-Z{][^']* [^']*)'/g)].map(([, sentence = '']) => sentence);

/** The quoted sentences whose text is missing in the packed code. Placeholders may be filled with anything. */
export function findSentenceErrors(
  requirements: readonly string[],
  packed: string,
): readonly string[] {
  const parts = (sentence: string) =>
    sentence.split(/\{\w+\}/).filter((part) => /\w{3}/.test(part));
  return requirements
    .flatMap(sentencesIn)
    .filter((sentence) => !parts(sentence).every((part) => packed.includes(part)))
    .map((sentence) => `No entry has the sentence "${sentence}".`);
}

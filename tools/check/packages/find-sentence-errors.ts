/**
 * The sentences of the specification that a library must have, as rows of requirements quote them: two words or more,
 * from a capital letter or a placeholder on. `…scroll up to review.` is a reference to one, not one.
 */
export const sentencesIn = (requirement: string): readonly string[] =>
  [...requirement.matchAll(/(?<=^|\s)'([A-Z{][^']* [^']*)'/g)].map(([, sentence = '']) => sentence);

/** The sentences of requirements that cannot come out of what a package holds. */
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

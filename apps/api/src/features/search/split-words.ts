/** Writing that sets no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

const pairsOf = (run: string): string => {
  const signs = Array.from(run);
  return signs.map((sign, index) => `${sign}${signs[index + 1] ?? ''}`).join(' ');
};

/**
 * Makes words of writing without spaces: each two signs that follow one another are one, and the last sign by itself, in
 * a text as in a question, so that `パン` and `屋` find `美味しいパン屋`. Other writing stays as it is.
 */
export const splitWords = (text: string): string =>
  text.replaceAll(unspaced, (run) => ` ${pairsOf(run)} `);

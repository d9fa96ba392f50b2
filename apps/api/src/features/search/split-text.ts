/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Each pair of neighboring characters is a word, and the last character: `パン屋` is `パン`, `ン屋` and `屋`. */
function pairsOf(run: string): readonly string[] {
  const signs = Array.from(run);
  return signs.map((sign, index) => `${sign}${signs[index + 1] ?? ''}`);
}

/** Letters, digits and their marks, with the separators that only some people write. */
const compound =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['’ʼ.&_·\-\u2010-\u2013\u2212]|(?<=\p{Nd}),(?=\p{Nd}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const joint = /['’ʼ.,&_·\-\u2010-\u2013\u2212]/u;

/** A number with a decimal point, decimal comma or grouped thousands, and its unit, such as `1.5kg`. */
const pointed = /^\p{Nd}+(?:[.,]\p{Nd}+)+[\p{L}\p{M}]*$/u;

/** The text between two word boundaries. */
export interface WrittenWord {
  /** As in the text. */
  readonly text: string;
  /** Its parts, such as `e` and `mail` of `e-mail`; for scripts without spaces each pair of characters. */
  readonly parts: readonly string[];
  /** Its parts without a separator if that is a common spelling; null otherwise. */
  readonly joined: string | null;
  /** The word with points if it is a number like `1,5`, because its parts are other numbers. */
  readonly number: string | null;
}

/**
 * The words of a normalized text. Everything except letters, digits and marks is a boundary, and so is a change to a
 * script without spaces.
 */
export function splitText(text: string): readonly WrittenWord[] {
  const words: WrittenWord[] = [];
  for (const [found] of text.matchAll(compound)) {
    let from = 0;
    const addSpaced = (written: string) => {
      const parts = written.split(joint).filter((part) => part !== '');
      if (parts.length === 0) return;
      const joined = parts.length > 1 ? parts.join('') : null;
      const number = pointed.test(written) ? written.replaceAll(',', '.') : null;
      words.push({ text: written, parts, joined, number });
    };
    for (const { 0: run, index } of found.matchAll(unspaced)) {
      addSpaced(found.slice(from, index));
      words.push({ text: run, parts: pairsOf(run), joined: null, number: null });
      from = index + run.length;
    }
    addSpaced(found.slice(from));
  }
  return words;
}

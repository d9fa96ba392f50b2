/** Scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Each pair of adjacent characters is a word, and so is the last one: `パン屋` is `パン`, `ン屋` and `屋`. */
function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run);
  return characters.map((character, index) => `${character}${characters[index + 1] ?? ''}`);
}

/** Letters, digits and their marks, with the separators that only some people write. */
const compound =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['’ʼ.&_·\-\u2010-\u2013\u2212]|(?<=\p{Nd}),(?=\p{Nd}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const separator = /['’ʼ.,&_·\-\u2010-\u2013\u2212]/u;

/** Separators between a word and a script without spaces, as in `パン-1.5`. */
const outerSeparators = new RegExp(`^(?:${separator.source})+|(?:${separator.source})+$`, 'gu');

/** A number with a decimal point, decimal comma or grouped thousands, and its unit, such as `1.5kg`. */
const separatedNumber = /^\p{Nd}+(?:[.,]\p{Nd}+)+[\p{L}\p{M}]*$/u;

/** The text between two word boundaries. */
export interface WrittenWord {
  /** As in the text. */
  readonly text: string;
  /** Its parts, such as `e` and `mail` of `e-mail`; for scripts without spaces each pair of characters. */
  readonly parts: readonly string[];
  /** Its parts without a separator if that is a common spelling; null otherwise. */
  readonly joined: string | null;
  /** A number like `1,5`, with points instead of commas, because its parts are other numbers; null for other words. */
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
    const addSpaced = (slice: string) => {
      const written = slice.replaceAll(outerSeparators, '');
      const parts = written.split(separator).filter((part) => part !== '');
      if (parts.length === 0) return;
      const joined = parts.length > 1 ? parts.join('') : null;
      const number = separatedNumber.test(written) ? written.replaceAll(',', '.') : null;
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

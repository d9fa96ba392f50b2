/** Writing that sets no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Two signs that follow one another are one word, and the last sign by itself: `パン屋` is `パン`, `ン屋` and `屋`. */
function pairsOf(run: string): readonly string[] {
  const signs = Array.from(run);
  return signs.map((sign, index) => `${sign}${signs[index + 1] ?? ''}`);
}

/** Letters, digits and their marks, with the signs between them that some write and others leave out. */
const compound =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:['’ʼ.&_·\-\u2010-\u2013\u2212]|(?<=\p{Nd}),(?=\p{Nd}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const joint = /['’ʼ.,&_·\-\u2010-\u2013\u2212]/u;

/** A number with a decimal point or comma, or one that groups thousands, and what is written at its end, as `1.5kg`. */
const pointed = /^\p{Nd}+(?:[.,]\p{Nd}+)+[\p{L}\p{M}]*$/u;

/** What stands between two word boundaries. */
export interface WrittenWord {
  /** As in the text. */
  readonly text: string;
  /** Its parts, as `e` and `mail` of `e-mail`; of writing without spaces each pair of signs. */
  readonly parts: readonly string[];
  /** Its parts written as one word, where a sign may as well be left out; null where there is none. */
  readonly joined: string | null;
  /** The whole with points, where it is a number like `1,5`: its parts are other numbers. */
  readonly number: string | null;
}

/** The words of a normalized text. Whatever is no letter, digit or mark is a boundary, as is a change to writing without spaces. */
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

/** Letters without a Unicode decomposition, with how people spell them whose keyboard lacks them. */
const spellings: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  // Greek and Hebrew final forms.
  ς: 'σ',
  ך: 'כ',
  ם: 'מ',
  ן: 'נ',
  ף: 'פ',
  ץ: 'צ',
  ґ: 'г',
  // Arabic and Persian forms of one letter; forms with a hamza decompose.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

const respelled = new RegExp(`[${Object.keys(spellings).join('')}]`, 'gu');

/** Letters with marks, in scripts whose marks people omit. In other scripts, a mark makes another letter. */
const accented =
  /(?<base>[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/** Characters that do not change a word: tatweel, which only lengthens it, and invisible characters. */
const invisible = /[\u0640\p{Default_Ignorable_Code_Point}]/gu;

/** The zeros of scripts with their own digits: Arabic, Persian, Devanagari and Bengali. */
const zeros = ['٠', '۰', '०', '০'].map((zero) => zero.codePointAt(0)!);

/** Converts a digit of another script to an ASCII digit. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Names such as C++ and C#, where the last characters are part of the name. */
const plusPlus = /(?<=\p{L})\+\+(?![\p{L}\p{N}+])/gu;
const sharp = /(?<![\p{L}\p{N}])(?<letter>\p{L})#(?![\p{L}\p{N}#])/gu;

/** A text in lower case, in one form of each letter, without invisible characters. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(plusPlus, 'plusplus')
    .replaceAll(sharp, '$<letter>sharp');

/** The folded form in which words are compared, so that `cafe` finds `Café` on every database. */
export const foldWord = (word: string): string =>
  word
    .replaceAll(respelled, (letter) => spellings[letter]!)
    .normalize('NFKD')
    .replaceAll(accented, '$<base>')
    .normalize('NFC')
    .replaceAll(/\p{Nd}/gu, toAsciiDigit);

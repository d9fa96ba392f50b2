const number = /^-?\d+(?:\.\d+)?$/;
const startsFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r\n＝＋－＠]/;

/**
 * Makes text that spreadsheets would run as a formula harmless, with an apostrophe before it. `removeFormulaGuard`
 * returns the original text, also of texts that begin with apostrophes. Plain numbers stay as they are.
 */
export const guardFormula = (text: string): string =>
  !number.test(text) && startsFormula.test(text) ? `'${text}` : text;

/** The text before `guardFormula`. */
export const removeFormulaGuard = (text: string): string =>
  guarded.test(text) ? text.slice(1) : text;

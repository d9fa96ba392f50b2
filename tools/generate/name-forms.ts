/** A name in all forms that source code needs. */
export interface NameForms {
  /** `tour-dates`: of folders and files. */
  readonly kebab: string;
  /** `tourDates`: of values. */
  readonly camel: string;
  /** `TourDates`: of types and views. */
  readonly pascal: string;
  /** `TOUR_DATES`: of codes. */
  readonly constant: string;
  /** `Tour dates`: what people read. */
  readonly label: string;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Reserved words of JavaScript, which cannot be names of values. */
const reservedWords = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
);

/** The forms of a name in kebab-case; undefined when it is not kebab-case or is a reserved word. */
export function nameForms(kebab: string): NameForms | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) return undefined;
  const camel = kebab.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  if (reservedWords.has(camel)) return undefined;
  return {
    kebab,
    camel,
    pascal: capitalized(camel),
    constant: kebab.replaceAll('-', '_').toUpperCase(),
    label: capitalized(kebab.replaceAll('-', ' ')),
  };
}

/** The names and numbers of one family, as they are written down. */
export type CodeTable = Readonly<Record<string, number>>;

/** What can be asked of any family; a family inherits it, so that its own properties are the constants alone. */
export interface CodeQuestions<Name extends string, Code extends number> {
  /** What one code of the family is called in a sentence: `page type`. */
  readonly family: string;
  /** Each code once, in the order of the table. */
  readonly codes: readonly Code[];
  /** The name of a code; where two names share a code, the first. Throws a `RangeError` for any other number. */
  nameOf(code: Code): Name;
  /** Whether the value is a code of this family. */
  isCode(value: unknown): value is Code;
}

/** A family of codes: `family.NAME` is the number, and `family.nameOf(number)` its name. */
export type CodeFamily<Table extends CodeTable> = Table &
  CodeQuestions<Extract<keyof Table, string>, Table[keyof Table]>;

/** The literal union of a family: `type PageType = CodeOf<typeof pageType>`. */
export type CodeOf<Family extends { readonly codes: readonly number[] }> = Family['codes'][number];

/** The union of a family's names: `type Permission = CodeNameOf<typeof finerPermissionCode>`. */
export type CodeNameOf<Family extends { readonly nameOf: (code: never) => string }> = ReturnType<
  Family['nameOf']
>;

/**
 * Defines a family of numeric codes from its table. The API and the database use the numbers, code uses the names;
 * never reuse a number. `codeSchema(family)` is the zod schema.
 *
 * @example
 * export const sliceType = defineCodes('slice type', { COVER_PAGE: 1, LOCK_SCREEN: 2 });
 * export type SliceType = CodeOf<typeof sliceType>;
 * sliceType.nameOf(sliceType.LOCK_SCREEN); // 'LOCK_SCREEN'
 */
export function defineCodes<const Table extends CodeTable>(
  family: string,
  table: Table,
): CodeFamily<Table> {
  const names = new Map<unknown, string>();
  for (const [name, code] of Object.entries(table)) if (!names.has(code)) names.set(code, name);

  const questions = {
    family,
    codes: Object.freeze([...names.keys()]),
    isCode: (value: unknown) => names.has(value),
    nameOf(code: number) {
      const name = names.get(code);
      if (name === undefined) throw new RangeError(`${code} is not a ${family}.`);
      return name;
    },
  };
  return Object.freeze(Object.assign(Object.create(questions), table)) as CodeFamily<Table>;
}

/** A data attribute selector with a value: `[data-phase='rejected']`. */
const selectedValue = /\[data-[a-z-]+=['"]?(?<value>[\w-]+)['"]?\]/g;

/**
 * The data attribute selectors whose value no code contains, such as a state that was renamed: neither a compiler nor a
 * test notices these.
 */
export function findUnsetValues(css: string, codeValues: ReadonlySet<string>): readonly string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...rules.matchAll(selectedValue)]
    .filter(({ groups }) => !codeValues.has(groups?.['value'] ?? ''))
    .map(([selector]) => selector);
}

/** The strings and object keys in source code that can be values of attributes. */
export const valuesInCode = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(['"`])([\w-]+)\1|\b(\w+):/g)].map(
        ([, , quoted, key]) => quoted ?? key ?? '',
      ),
    ),
  );

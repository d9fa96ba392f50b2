/** A value that a style sheet selects by an attribute of its own, as in `[data-phase='rejected']`. */
const selectedValue = /\[data-[a-z-]+=['"]?(?<value>[\w-]+)['"]?\]/g;

/** A style of a state that was renamed applies to nothing, and neither a compiler nor a test notices. */
export function findUnsetValues(css: string, codeValues: ReadonlySet<string>): readonly string[] {
  const rules = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...rules.matchAll(selectedValue)]
    .filter(({ groups }) => !codeValues.has(groups?.['value'] ?? ''))
    .map(([selector]) => selector);
}

/** The texts and keys of source code that can be values of attributes. */
export const valuesInCode = (sources: readonly string[]): ReadonlySet<string> =>
  new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(['"`])([\w-]+)\1|\b(\w+):/g)].map(
        ([, , quoted, key]) => quoted ?? key ?? '',
      ),
    ),
  );

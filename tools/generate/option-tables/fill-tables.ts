import { optionTable } from './option-table.ts';
import { readOptions } from './read-options.ts';

const marked =
  /(?<begin><!-- options: (?<sources>[^>]*?) -->\n)[^]*?(?<end>\n<!-- end of options -->)/g;

/**
 * Fills the tables of a README between `<!-- options: src/options.ts#FormOptions, … -->` and `<!-- end of options -->`
 * from the doc comments of those interfaces. An option of several interfaces is listed once, as the first one
 * describes it.
 */
export function fillTables(readme: string, readSource: (path: string) => string): string {
  return readme.replaceAll(marked, (...match) => {
    const { begin, sources, end } = match.at(-1) as Record<'begin' | 'sources' | 'end', string>;
    const options = sources.split(/,\s*/).flatMap((source) => {
      const [path = '', name = ''] = source.split('#');
      return readOptions(readSource(path), name);
    });
    const firstByName = new Map(options.toReversed().map((option) => [option.name, option]));
    const uniqueOptions = options.filter((option) => firstByName.get(option.name) === option);
    return `${begin}\n${optionTable(uniqueOptions)}\n${end}`;
  });
}

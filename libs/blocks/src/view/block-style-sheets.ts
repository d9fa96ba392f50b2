import { fieldStyle } from '../field/field-style.ts';
import { blockOf } from '../schema/block-of.ts';
import { blockStyles } from './styles.gen.ts';

/** The style sheets that some block types need, each once, those of form fields first. */
export function blockStyleSheets(types: Iterable<number>): string[] {
  const distinct = [...new Set(types)].toSorted((one, other) => one - other);
  const sheets = distinct.flatMap((type) => blockStyles[type] ?? []);
  return distinct.some((type) => blockOf(type)?.hasFields) ? [fieldStyle, ...sheets] : sheets;
}

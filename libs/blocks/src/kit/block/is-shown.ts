import type { PanelField } from './panel-fields.ts';

/** A control is there when what it depends on has one of its values, and is there itself. */
export function isShown(
  { onlyWhen }: PanelField,
  fields: readonly PanelField[],
  props: Readonly<Record<string, unknown>>,
): boolean {
  if (onlyWhen === undefined) return true;
  const { property, is } = onlyWhen;
  const before = fields.find((field) => field.property === property);
  return is.includes(props[property]) && (before === undefined || isShown(before, fields, props));
}

import type { PanelField } from './panel-fields.ts';

/** A control is visible if the control that it depends on is visible and has one of the required values. */
export function isShown(
  { onlyWhen }: PanelField,
  fields: readonly PanelField[],
  props: Readonly<Record<string, unknown>>,
): boolean {
  if (onlyWhen === undefined) return true;
  const { property, is } = onlyWhen;
  const condition = fields.find((field) => field.property === property);
  return (
    is.includes(props[property]) && (condition === undefined || isShown(condition, fields, props))
  );
}

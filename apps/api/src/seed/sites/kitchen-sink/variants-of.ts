import type { BlockSample } from '@sitewright/blocks/samples';
import { panelFields, type BlockDefinition, type PanelField } from '@sitewright/blocks/schema';

type Props = Readonly<Record<string, unknown>>;

/** One variant of a block. */
export interface Variant {
  /** Its difference from the block's sample, such as `design: grid`. */
  readonly name: string;
  readonly props: Props;
}

/** The values of a control with choices, and both ends of a slider; none for free input. */
function valuesOf(field: PanelField): readonly unknown[] {
  const { control, values, choices = {}, min, max } = field;
  if (control === 'toggle') return [true, false];
  if (control === 'slider') return [min, max].filter((limit) => limit !== undefined);
  if (control !== 'select' && control !== 'segmented' && control !== 'place') return [];
  // The values of a ratio are numbers, which are the keys of `choices` as strings.
  const textValues = values.some((value) => typeof value !== 'string') ? [] : values;
  return textValues.length > 0
    ? textValues
    : Object.keys(choices).map((key) => (Number.isNaN(Number(key)) ? key : Number(key)));
}

/** All combinations of props that make the panel show a control, including what its condition itself depends on. */
function propsThatShow({ onlyWhen }: PanelField, fields: readonly PanelField[]): readonly Props[] {
  if (onlyWhen === undefined) return [{}];
  const { property, is } = onlyWhen;
  const controlling = fields.find((field) => field.property === property);
  const combinations = controlling === undefined ? [{}] : propsThatShow(controlling, fields);
  return combinations.flatMap((props) => is.map((value) => ({ ...props, [property]: value })));
}

/**
 * A variant of a block for each value that an owner can choose, one choice at a time, wherever the panel shows it.
 *
 * @param sample - props with content; each variant differs from them in one choice and its requirements
 */
export function variantsOf(
  block: BlockDefinition,
  sample: Props,
  beside: NonNullable<BlockSample['beside']> = {},
): Variant[] {
  const fields = panelFields(block);
  const variants = new Map<string, Variant>();
  const add = (name: string, changes: Props) => {
    const props = { ...sample, ...changes };
    const key = JSON.stringify(block.props.parse(props));
    if (!variants.has(key)) variants.set(key, { name, props });
  };
  add('As it comes', {});
  for (const field of fields)
    for (const required of propsThatShow(field, fields))
      for (const value of valuesOf(field))
        add(`${nameOf(field, value)}${describeProps(required, fields)}`, {
          ...beside[field.property],
          ...required,
          [field.property]: value,
        });
  return [...variants.values()];
}

function nameOf({ label, choices = {} }: PanelField, value: unknown): string {
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value);
  return `${label}: ${choices[text] ?? text}`;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The labels of the props that a choice requires, in parentheses; empty if there are none. */
function describeProps(props: Props, fields: readonly PanelField[]): string {
  const names = fields.flatMap(({ property, label, choices = {} }) => {
    const value = props[property];
    if (value === undefined) return [];
    return value === true ? label : (choices[textOf(value)] ?? textOf(value));
  });
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

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
  if (control === 'slider') return [min, max].filter((end) => end !== undefined);
  if (control !== 'select' && control !== 'segmented' && control !== 'place') return [];
  // The choices of a ratio are numbers, but their names are keyed by strings.
  const offered = values.some((value) => typeof value !== 'string') ? [] : values;
  return offered.length > 0
    ? offered
    : Object.keys(choices).map((key) => (Number.isNaN(Number(key)) ? key : Number(key)));
}

/** All combinations of choices that show a control: each includes what the previous choice requires. */
function waysTo({ onlyWhen }: PanelField, fields: readonly PanelField[]): readonly Props[] {
  if (onlyWhen === undefined) return [{}];
  const { property, is } = onlyWhen;
  const before = fields.find((field) => field.property === property);
  const ways = before === undefined ? [{}] : waysTo(before, fields);
  return ways.flatMap((way) => is.map((value) => ({ ...way, [property]: value })));
}

/**
 * A block in each value that an owner can choose, one choice at a time, wherever the choice is shown.
 *
 * @param sample - props with content; each variant differs from them in one choice and its requirements
 */
export function variantsOf(
  block: BlockDefinition,
  sample: Props,
  beside: NonNullable<BlockSample['beside']> = {},
): Variant[] {
  const fields = panelFields(block);
  const made = new Map<string, Variant>();
  const add = (name: string, more: Props) => {
    const props = { ...sample, ...more };
    const key = JSON.stringify(block.props.parse(props));
    if (!made.has(key)) made.set(key, { name, props });
  };
  add('As it comes', {});
  for (const field of fields)
    for (const way of waysTo(field, fields))
      for (const value of valuesOf(field))
        add(`${nameOf(field, value)}${placeOf(way, fields)}`, {
          ...beside[field.property],
          ...way,
          [field.property]: value,
        });
  return [...made.values()];
}

function nameOf({ label, choices = {} }: PanelField, value: unknown): string {
  const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : wordOf(value);
  return `${label}: ${choices[word] ?? word}`;
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The choices that make a variant's own choice possible, in short form. */
function placeOf(way: Props, fields: readonly PanelField[]): string {
  const names = fields.flatMap(({ property, label, choices = {} }) => {
    const value = way[property];
    if (value === undefined) return [];
    return value === true ? label : (choices[wordOf(value)] ?? wordOf(value));
  });
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

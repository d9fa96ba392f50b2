import { panelFields, type BlockDefinition, type PanelField } from '@sitewright/blocks/schema';

type Props = Readonly<Record<string, unknown>>;

/** One way in which a block may stand on a page. */
export interface Variant {
  /** What is other than in the block's sample, such as `design: grid`. */
  readonly name: string;
  readonly props: Props;
}

/** What a choice needs beside it to be seen, by its property, where its panel does not ask for that. */
export type Beside = Readonly<Record<string, Props>>;

/** The content that a block shows in the kitchen sink. */
export interface Sample {
  readonly props: Props;
  /** Other contents, by name. */
  readonly others?: Readonly<Record<string, Props>>;
  readonly beside?: Beside;
  /** Size in grid cells. Default: the width of a row, and the height of a new block. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The values that a control chooses among, and both ends of a slider; none where anything may be typed. */
function valuesOf(field: PanelField): readonly unknown[] {
  const { control, values, choices = {}, min, max } = field;
  if (control === 'toggle') return [true, false];
  if (control === 'slider') return [min, max].filter((end) => end !== undefined);
  if (control !== 'select' && control !== 'segmented' && control !== 'place') return [];
  // The choices of a ratio are numbers, and their names are keyed by text.
  const offered = values.some((value) => typeof value !== 'string') ? [] : values;
  return offered.length > 0
    ? offered
    : Object.keys(choices).map((key) => (Number.isNaN(Number(key)) ? key : Number(key)));
}

/** Everything that may be chosen so that a control is shown: each way holds what the choice before it needs, too. */
function waysTo({ onlyWhen }: PanelField, fields: readonly PanelField[]): readonly Props[] {
  if (onlyWhen === undefined) return [{}];
  const { property, is } = onlyWhen;
  const before = fields.find((field) => field.property === property);
  const ways = before === undefined ? [{}] : waysTo(before, fields);
  return ways.flatMap((way) => is.map((value) => ({ ...way, [property]: value })));
}

/**
 * A block in every value that its owner can choose, one choice at a time, in each place where that choice is offered.
 *
 * @param sample - props with content, from which each variant differs in its one choice and what makes that possible
 */
export function variantsOf(block: BlockDefinition, sample: Props, beside: Beside = {}): Variant[] {
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

/** The choices by which a variant's own became possible, in as few words as tell them. */
function placeOf(way: Props, fields: readonly PanelField[]): string {
  const names = fields.flatMap(({ property, label, choices = {} }) => {
    const value = way[property];
    if (value === undefined) return [];
    return value === true ? label : (choices[wordOf(value)] ?? wordOf(value));
  });
  return names.length === 0 ? '' : ` (${names.join(', ')})`;
}

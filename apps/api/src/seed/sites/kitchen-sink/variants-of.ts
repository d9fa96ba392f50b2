import { panelFields, type BlockDefinition, type PanelField } from '@sitewright/blocks/schema';

/** One way in which a block may stand on a page. */
export interface Variant {
  /** What is other than in the block's sample, such as `design: grid`. */
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The values that a control chooses among; none where anything may be typed. */
function valuesOf({ control, values, choices = {} }: PanelField): readonly unknown[] {
  if (control === 'toggle') return [true, false];
  if (control !== 'select' && control !== 'segmented') return [];
  // The choices of a ratio are numbers, and their names are keyed by text.
  const offered = values.some((value) => typeof value !== 'string') ? [] : values;
  return offered.length > 0
    ? offered
    : Object.keys(choices).map((key) => (Number.isNaN(Number(key)) ? key : Number(key)));
}

/** What has to be chosen so that a control is shown at all. */
const setting = ({ onlyWhen }: PanelField): Readonly<Record<string, unknown>> =>
  onlyWhen === undefined ? {} : { [onlyWhen.property]: onlyWhen.is[0] };

/**
 * A block in every value that its owner can choose, one choice at a time, each beside what makes that choice possible.
 *
 * @param sample - props with content, from which each variant differs in its one choice
 */
export function variantsOf(block: BlockDefinition, sample: Variant['props']): Variant[] {
  const made = new Map<string, Variant>();
  const add = (name: string, more: Variant['props']) => {
    const props = { ...sample, ...more };
    const key = JSON.stringify(block.props.parse(props));
    if (!made.has(key)) made.set(key, { name, props });
  };
  add('As it comes', {});
  for (const field of panelFields(block))
    for (const value of valuesOf(field))
      add(`${field.label}: ${nameOf(field, value)}`, {
        ...setting(field),
        [field.property]: value,
      });
  return [...made.values()];
}

const nameOf = ({ choices = {} }: PanelField, value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : (choices[String(value)] ?? String(value));

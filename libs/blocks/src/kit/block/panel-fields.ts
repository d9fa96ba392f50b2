import type * as z from 'zod';
import type { BlockDefinition } from './define-block.ts';
import { panelTabs, type PanelTab, type PropertyPanel } from './property.ts';

/** A control of a generated panel, as plain data. */
export interface PanelField extends PropertyPanel {
  /** Name of the property in the block's props. */
  readonly property: string;
  readonly tab: PanelTab;
  /** Choices of `select` and `segmented`, in order. */
  readonly values: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  /** For `list`: the controls of one entry. */
  readonly entryFields?: readonly PanelField[];
  /** For `list`: the initial value of a new entry. */
  readonly newEntry?: unknown;
}

interface Wrapped {
  readonly def: { readonly type: string; readonly innerType?: Wrapped; readonly element?: Wrapped };
  readonly options?: readonly string[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly maxLength?: number | null;
}

/** The schema below `default`, `optional` and `nullable`. */
function unwrapped(schema: Wrapped): Wrapped {
  const { innerType } = schema.def;
  return innerType === undefined ? schema : unwrapped(innerType);
}

const bound = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function entryOf(list: Wrapped): Pick<PanelField, 'entryFields' | 'newEntry'> {
  const entry = list.def.element;
  if (entry === undefined) return {};
  const shape = unwrapped(entry).shape;
  if (shape === undefined) return {};
  const made = (entry as unknown as z.ZodType).safeParse({});
  return { entryFields: fieldsOf(shape), ...(made.success ? { newEntry: made.data } : {}) };
}

function fieldsOf(shape: Readonly<Record<string, z.ZodType>>): PanelField[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const panel = schema.meta() as PropertyPanel | undefined;
    if (panel?.control === undefined) return [];
    const inner = unwrapped(schema);
    return {
      ...panel,
      property: name,
      tab: panel.tab ?? 'content',
      values: inner.options ?? [],
      ...(bound(inner.minValue) ? { min: inner.minValue } : {}),
      ...(bound(inner.maxValue) ? { max: inner.maxValue } : {}),
      ...(bound(inner.maxLength) ? { maxLength: inner.maxLength } : {}),
      ...(panel.control === 'list' ? entryOf(inner) : {}),
    };
  });
}

/** The controls of a block's panel by tab, in the order of its schema. Properties without a control are omitted. */
export function panelFields(block: BlockDefinition): PanelField[] {
  const fields = fieldsOf(block.props.shape);
  return panelTabs.flatMap((tab) => fields.filter((field) => field.tab === tab));
}

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

/** The parts of a Zod schema that panels read. */
interface SchemaNode {
  readonly def: {
    readonly type: string;
    readonly innerType?: SchemaNode;
    readonly element?: SchemaNode;
  };
  readonly options?: readonly string[];
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  readonly maxLength?: number | null;
}

/** The schema inside `default`, `optional` and `nullable`. */
function unwrap(schema: SchemaNode): SchemaNode {
  const { innerType } = schema.def;
  return innerType === undefined ? schema : unwrap(innerType);
}

const isBound = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER;

function entryOf(list: SchemaNode): Pick<PanelField, 'entryFields' | 'newEntry'> {
  const entry = list.def.element;
  if (entry === undefined) return {};
  const shape = unwrap(entry).shape;
  if (shape === undefined) return {};
  const defaults = (entry as unknown as z.ZodType).safeParse({});
  return { entryFields: fieldsOf(shape), ...(defaults.success ? { newEntry: defaults.data } : {}) };
}

function fieldsOf(shape: Readonly<Record<string, z.ZodType>>): PanelField[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const panel = schema.meta() as PropertyPanel | undefined;
    if (panel?.control === undefined) return [];
    const inner = unwrap(schema);
    return {
      ...panel,
      property: name,
      tab: panel.tab ?? 'content',
      values: inner.options ?? [],
      ...(isBound(inner.minValue) ? { min: inner.minValue } : {}),
      ...(isBound(inner.maxValue) ? { max: inner.maxValue } : {}),
      ...(isBound(inner.maxLength) ? { maxLength: inner.maxLength } : {}),
      ...(panel.control === 'list' ? entryOf(inner) : {}),
    };
  });
}

/** The controls of a block's panel by tab, in the order of its schema. Properties without a control are omitted. */
export function panelFields(block: BlockDefinition): PanelField[] {
  const fields = fieldsOf(block.props.shape);
  return panelTabs.flatMap((tab) => fields.filter((field) => field.tab === tab));
}

import type * as z from 'zod';

/** The tab of a property in the block's panel. Every block has the same three tabs in this order. */
export const panelTabs = ['content', 'design', 'advanced'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** The control of a property. The config area implements each once. */
export const panelControls = [
  'text',
  'textarea',
  'richText',
  'number',
  'slider',
  'toggle',
  'select',
  'segmented',
  'color-theme',
  'asset',
  'assets',
  'link',
  'collection',
  'item',
  'form',
  'code',
  'url',
  'list',
  'place',
] as const;
export type PanelControl = (typeof panelControls)[number];

/** How a property appears in the panel that is generated from its schema. */
export interface PropertyPanel {
  readonly label: string;
  readonly control: PanelControl;
  /** Default `content`. */
  readonly tab?: PanelTab;
  /** One sentence below the control. */
  readonly help?: string;
  /** Labels of the choices of `select` and `segmented`; a choice without a label is shown as it is. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Unit of a number, such as `px`. */
  readonly unit?: string;
  readonly step?: number;
  /** File types that `asset` and `assets` offer. Default: images. */
  readonly files?: 'image' | 'video' | 'audio';
  /** Set if a `text` or `textarea` contains no visible text, but markup, a filter or an identifier. */
  readonly isText?: false;
  /** Visible only while another property of the block has one of these values. */
  readonly onlyWhen?: { readonly property: string; readonly is: readonly unknown[] };
}

/**
 * A member of a block's props with the metadata of its control.
 *
 * @example
 * const props = z.object({
 * text: property(z.string().max(80), { label: 'Text', control: 'text' }),
 * });
 */
export const property = <Schema extends z.ZodType>(schema: Schema, panel: PropertyPanel): Schema =>
  schema.meta({ ...panel });

import type { PanelControl } from '@sitewright/blocks/schema';
import type { ReactNode } from 'react';
import { AssetControl } from './asset-control.tsx';
import { AssetListControl } from './asset-list-control.tsx';
import type { ControlProps } from './control.ts';
import { CollectionControl, FormControl, ItemControl } from './entity-controls.tsx';
import { LinkControl } from './link-control.tsx';
import { ListControl } from './list-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import {
  CodeControl,
  NumberControl,
  SegmentedControl,
  SelectControl,
  SliderControl,
  TextControl,
  ThemeControl,
  ToggleControl,
} from './simple-controls.tsx';

/** The component of each control name in the schemas. A new name does not compile without a component. */
const controls: Readonly<
  Record<Exclude<PanelControl, 'list'>, (props: ControlProps) => ReactNode>
> = {
  text: TextControl,
  textarea: TextControl,
  url: TextControl,
  code: CodeControl,
  richText: RichTextControl,
  number: NumberControl,
  slider: SliderControl,
  toggle: ToggleControl,
  select: SelectControl,
  place: SelectControl,
  segmented: SegmentedControl,
  'color-theme': ThemeControl,
  asset: AssetControl,
  assets: AssetListControl,
  link: LinkControl,
  collection: CollectionControl,
  item: ItemControl,
  form: FormControl,
};

/** The control of one property of a block. */
export function FieldControl(props: ControlProps): ReactNode {
  const { control } = props.field;
  if (control === 'list') return <ListControl {...props} EntryControl={FieldControl} />;
  const Control = controls[control];
  return <Control {...props} />;
}

import type { SiteStyles } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SliderField } from '../../controls/slider-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';

const shapes = [
  { value: 'square', label: 'Square' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'pill', label: 'Pill' },
  { value: 'underline', label: 'Underline' },
] as const;
const fillStyles = [
  { value: 'solid', label: 'Solid' },
  { value: 'outline', label: 'Outline' },
] as const;

/** The style of buttons, and the corners of images. */
export function ButtonStyleFields({
  styles,
  onChange,
}: {
  readonly styles: SiteStyles;
  readonly onChange: (styles: SiteStyles) => void;
}): ReactNode {
  const { buttons, images } = styles;
  const set = (changes: Partial<SiteStyles['buttons']>) =>
    onChange({ ...styles, buttons: { ...buttons, ...changes } });
  return (
    <>
      <SegmentedField
        label="Shape"
        choices={shapes}
        value={buttons.shape}
        onChange={(shape) => set({ shape })}
      />
      <SegmentedField
        label="Style"
        choices={fillStyles}
        value={buttons.look}
        onChange={(look) => set({ look })}
      />
      <SliderField
        label="Size"
        value={buttons.paddingEm}
        onChange={(paddingEm) => set({ paddingEm })}
        min={0.2}
        max={3}
        step={0.1}
        unit="em"
      />
      <SwitchField
        label="Uppercase labels"
        isOn={buttons.uppercase}
        onChange={(uppercase) => set({ uppercase })}
      />
      <SliderField
        label="Image corner radius"
        value={images.radiusPx}
        onChange={(radiusPx) => onChange({ ...styles, images: { radiusPx } })}
        min={0}
        max={60}
        unit="px"
      />
    </>
  );
}

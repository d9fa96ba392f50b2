import type { SiteStyles } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SliderField } from '../../controls/slider-field.tsx';

const motions = [
  { value: 'none', label: 'None' },
  { value: 'fade', label: 'Fade' },
  { value: 'rise', label: 'Rise' },
] as const;

/** Page width, spacing and animations. */
export function SpacingFields({
  styles,
  onChange,
}: {
  readonly styles: SiteStyles;
  readonly onChange: (styles: SiteStyles) => void;
}): ReactNode {
  const { spacing, motion } = styles;
  const set = (changes: Partial<SiteStyles['spacing']>) =>
    onChange({ ...styles, spacing: { ...spacing, ...changes } });
  return (
    <>
      <SliderField
        label="Content width"
        value={spacing.pageWidthPx}
        onChange={(pageWidthPx) => set({ pageWidthPx })}
        min={640}
        max={2400}
        step={20}
        unit="px"
      />
      <SliderField
        label="Site margin"
        value={spacing.pagePaddingVw}
        onChange={(pagePaddingVw) => set({ pagePaddingVw })}
        min={0}
        max={12}
        step={0.5}
        unit="vw"
      />
      <SliderField
        label="Section padding"
        value={spacing.sectionPaddingVmax}
        onChange={(sectionPaddingVmax) => set({ sectionPaddingVmax })}
        min={0}
        max={16}
        step={0.5}
        unit="vmax"
      />
      <SliderField
        label="Block spacing"
        value={spacing.gapPx}
        onChange={(gapPx) => set({ gapPx })}
        min={0}
        max={80}
        unit="px"
      />
      <SegmentedField
        label="Scroll animations"
        help="Visitors who prefer reduced motion see none."
        choices={motions}
        value={motion}
        onChange={(chosen) => onChange({ ...styles, motion: chosen })}
      />
    </>
  );
}

import { fontFamilies } from '@sitewright/blocks/schema';
import type { SiteStyles } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { SliderField } from '../../controls/slider-field.tsx';
import styles from './design-screen.module.css';

type Fonts = SiteStyles['fonts'];
type Scale = SiteStyles['scale'];

const families = Object.entries(fontFamilies).map(([value, { label, kind }]) => ({
  value,
  label: `${label}${kind === 'serif' ? ' (serif)' : ''}`,
}));

const headingStyles = [
  { value: 'normal', label: 'None' },
  { value: 'uppercase', label: 'Uppercase' },
  { value: 'small-caps', label: 'Small caps' },
] as const;

/** The maximum font weight that site styles store; some families have heavier weights. */
const maxWeight = 900;

function weightRangeOf(name: string): readonly [number, number] {
  const family = Object.entries(fontFamilies).find(([key]) => key === name)?.[1];
  const [min, max] = family?.weights ?? [400, 700];
  return [min, Math.min(max, maxWeight)];
}

/** The closest font weight of a family. */
function nearestWeight(weight: number, family: string): number {
  const [min, max] = weightRangeOf(family);
  return Math.min(Math.max(weight, min), max);
}

/** Two font families, and the sizes derived from a base size and a ratio. */
export function FontFields({
  fonts,
  scale,
  onChange,
}: {
  readonly fonts: Fonts;
  readonly scale: Scale;
  readonly onChange: (changes: { readonly fonts?: Fonts; readonly scale?: Scale }) => void;
}): ReactNode {
  const set = (changes: Partial<Fonts>) => onChange({ fonts: { ...fonts, ...changes } });
  const setScale = (changes: Partial<Scale>) => onChange({ scale: { ...scale, ...changes } });
  const [minHeading, maxHeading] = weightRangeOf(fonts.heading);
  const [minBody, maxBody] = weightRangeOf(fonts.body);
  return (
    <>
      <SelectField
        label="Headings"
        choices={families}
        value={fonts.heading}
        onChange={(heading) =>
          set({ heading, headingWeight: nearestWeight(fonts.headingWeight, heading) })
        }
      />
      <SliderField
        label="Heading font weight"
        value={fonts.headingWeight}
        onChange={(headingWeight) => set({ headingWeight })}
        min={minHeading}
        max={maxHeading}
        step={50}
      />
      <SegmentedField
        label="Text transform"
        choices={headingStyles}
        value={fonts.headingStyle}
        onChange={(headingStyle) => set({ headingStyle })}
      />
      <div className={styles.pair}>
        <SliderField
          label="Letter spacing"
          value={fonts.headingTracking}
          onChange={(headingTracking) => set({ headingTracking })}
          min={-0.1}
          max={0.4}
          step={0.01}
          unit="em"
        />
        <SliderField
          label="Line height"
          value={fonts.headingLeading}
          onChange={(headingLeading) => set({ headingLeading })}
          min={0.8}
          max={2}
          step={0.05}
        />
      </div>
      <SelectField
        label="Text"
        choices={families}
        value={fonts.body}
        onChange={(body) => set({ body, bodyWeight: nearestWeight(fonts.bodyWeight, body) })}
      />
      <div className={styles.pair}>
        <SliderField
          label="Text font weight"
          value={fonts.bodyWeight}
          onChange={(bodyWeight) => set({ bodyWeight })}
          min={minBody}
          max={maxBody}
          step={50}
        />
        <SliderField
          label="Line height"
          value={fonts.bodyLeading}
          onChange={(bodyLeading) => set({ bodyLeading })}
          min={1}
          max={2.4}
          step={0.05}
        />
        <SliderField
          label="Font size"
          value={scale.basePx}
          onChange={(basePx) => setScale({ basePx })}
          min={12}
          max={24}
          step={0.5}
          unit="px"
        />
        <SliderField
          label="Heading scale"
          value={scale.ratio}
          onChange={(ratio) => setScale({ ratio })}
          min={1.05}
          max={1.8}
          step={0.01}
        />
      </div>
    </>
  );
}

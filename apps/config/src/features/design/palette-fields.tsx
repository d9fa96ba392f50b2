import type { SiteStyles } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Badge } from '../../controls/badge.tsx';
import { ColorField } from '../../controls/color-field.tsx';
import { contrastRatio } from './contrast-ratio.ts';
import styles from './design-screen.module.css';

type Palette = SiteStyles['palette'];

const colors = [
  { name: 'white', label: 'Lightest' },
  { name: 'light', label: 'Light' },
  { name: 'accent', label: 'Accent' },
  { name: 'dark', label: 'Dark' },
  { name: 'black', label: 'Darkest' },
] as const;

const pairs = [
  { text: 'black', background: 'white', label: 'Text on lightest' },
  { text: 'black', background: 'light', label: 'Text on light' },
  { text: 'accent', background: 'white', label: 'Accent on lightest' },
  { text: 'white', background: 'dark', label: 'Text on dark' },
] as const;

/** The WCAG level of a contrast ratio of at least 4.5. */
const contrastLevel = (ratio: number): string => (ratio >= 7 ? 'AAA' : 'AA');

/** The five colors that the ten section themes are derived from, with their contrast. */
export function PaletteFields({
  palette,
  onChange,
}: {
  readonly palette: Palette;
  readonly onChange: (palette: Palette) => void;
}): ReactNode {
  return (
    <>
      <div className={styles.colors}>
        {colors.map(({ name, label }) => (
          <ColorField
            key={name}
            label={label}
            value={palette[name]}
            onChange={(hex) => onChange({ ...palette, [name]: hex })}
          />
        ))}
      </div>
      <ul className={styles.contrasts} aria-label="Contrast">
        {pairs.map(({ text, background, label }) => {
          const ratio = contrastRatio(palette[text], palette[background]);
          const isSufficient = ratio >= 4.5;
          return (
            <li key={label}>
              {label}
              <Badge tone={isSufficient ? 'success' : 'warning'}>
                {ratio.toFixed(1)}:1 · {isSufficient ? contrastLevel(ratio) : 'adjusted'}
              </Badge>
            </li>
          );
        })}
      </ul>
    </>
  );
}

import { themeColors } from '@sitewright/blocks/view';
import { readStyles } from '@sitewright/contracts/api';
import { sectionThemes, type SectionTheme } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { useRead } from '../../../api/read.ts';
import { useSite } from '../../../shell/site/site.ts';
import { toSentenceCase } from '../../../format/readable.ts';
import styles from './theme-picker.module.css';

/** Selects a section theme; each is shown in the colors of the site. */
export function ThemePicker({
  value,
  onChange,
}: {
  readonly value: SectionTheme;
  readonly onChange: (theme: SectionTheme) => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const siteStyles = useRead(readStyles, { params: { websiteId } });
  const palette = siteStyles.data?.palette;
  return (
    <RadioGroup
      className={styles.field ?? ''}
      value={value}
      onChange={(theme) => onChange(theme as SectionTheme)}
    >
      <Label className={styles.label ?? ''}>Color theme</Label>
      <div className={styles.themes}>
        {sectionThemes.map((theme) => {
          const colors = palette === undefined ? undefined : themeColors(palette, theme);
          return (
            <Radio
              key={theme}
              value={theme}
              aria-label={toSentenceCase(theme)}
              className={styles.theme ?? ''}
              style={{ background: colors?.bg ?? 'var(--sunken)' }}
            >
              <span style={{ color: colors?.heading }} aria-hidden="true">
                Aa
              </span>
              <span
                className={styles.dot}
                style={{ background: colors?.accent }}
                aria-hidden="true"
              />
            </Radio>
          );
        })}
      </div>
    </RadioGroup>
  );
}

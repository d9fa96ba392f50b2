import type { ReactNode } from 'react';
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import styles from './slider-field.module.css';

export interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly unit?: string;
}

/** A number in a range, by dragging or arrow keys. */
export function SliderField(props: SliderFieldProps): ReactNode {
  const { label, value, onChange, min, max, step = 1, unit = '' } = props;
  return (
    <Slider
      className={styles.slider ?? ''}
      value={value}
      onChange={onChange}
      minValue={min}
      maxValue={max}
      step={step}
    >
      <Label className={styles.label ?? ''}>{label}</Label>
      <SliderOutput className={styles.output ?? ''}>
        {() => `${Number(value.toFixed(3))}${unit && ` ${unit}`}`}
      </SliderOutput>
      <SliderTrack className={styles.track ?? ''}>
        {({ state }) => (
          <>
            <span className={styles.rail} />
            <span
              className={styles.filled}
              style={{ inlineSize: `${state.getThumbPercent(0) * 100}%` }}
            />
            <SliderThumb className={styles.thumb ?? ''} />
          </>
        )}
      </SliderTrack>
    </Slider>
  );
}

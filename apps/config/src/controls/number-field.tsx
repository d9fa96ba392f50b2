import type { ReactNode } from 'react';
import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { FieldLabel, FieldNotes, fieldClass, inputClass, type FieldTextProps } from './field.tsx';
import styles from './field.module.css';

export interface NumberFieldProps extends FieldTextProps {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** A unit after the number, as `px`. */
  readonly unit?: string;
  readonly isDisabled?: boolean;
  readonly formatOptions?: Intl.NumberFormatOptions;
}

/** A number; arrow keys step it. */
export function NumberField(props: NumberFieldProps): ReactNode {
  const { label, help, error, isLabelHidden, min, max, unit, onChange, ...field } = props;
  const labels = { label, help, error, ...(isLabelHidden === undefined ? {} : { isLabelHidden }) };
  return (
    <AriaNumberField
      {...field}
      {...(min === undefined ? {} : { minValue: min })}
      {...(max === undefined ? {} : { maxValue: max })}
      onChange={(value) => {
        if (!Number.isNaN(value)) onChange(value);
      }}
      className={fieldClass}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <Group className={styles.joined ?? ''}>
        <Input className={inputClass} />
        {unit !== undefined && <span className={styles.affix}>{unit}</span>}
      </Group>
      <FieldNotes {...labels} />
    </AriaNumberField>
  );
}

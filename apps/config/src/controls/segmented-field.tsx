import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { FieldLabel, FieldNotes, fieldClass, type FieldTextProps } from './field.tsx';
import type { Choice } from './select-field.tsx';
import styles from './segmented-field.module.css';

/** A choice of a few visible options. */
export function SegmentedField<Value extends string>({
  choices,
  value,
  onChange,
  isDisabled = false,
  ...labels
}: FieldTextProps & {
  readonly choices: readonly (Choice<Value> & { readonly icon?: ReactNode })[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
}): ReactNode {
  return (
    <RadioGroup
      className={fieldClass}
      value={value}
      onChange={(chosen) => onChange(chosen as Value)}
      orientation="horizontal"
      isDisabled={isDisabled}
      isInvalid={labels.error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel {...labels} />
      <div className={styles.segments}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            value={choice.value}
            className={styles.segment ?? ''}
            {...(choice.icon === undefined ? {} : { 'aria-label': choice.label })}
          >
            {choice.icon ?? choice.label}
          </Radio>
        ))}
      </div>
      <FieldNotes
        {...labels}
        textOf={(value) => choices.find((choice) => choice.value === String(value))?.label}
      />
    </RadioGroup>
  );
}

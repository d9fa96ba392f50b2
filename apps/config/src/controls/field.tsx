import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { FieldConflictNotice } from './field-conflicts.tsx';
import styles from './field.module.css';
import { useShownError } from './shown-errors.tsx';

/** The texts around a field: its label above, help and error below. */
export interface FieldTextProps {
  readonly label: string;
  readonly help?: ReactNode;
  /** Undefined while the value is valid. */
  readonly error?: string | undefined;
  /** The error is announced when it appears. */
  readonly isErrorSpoken?: boolean;
  /** The label is only for screen readers. */
  readonly isLabelHidden?: boolean;
  /** How the field displays a value, such as one of its options. */
  readonly textOf?: (value: unknown) => string | undefined;
}

export const fieldClass = styles.field ?? '';
export const inputClass = styles.input ?? '';

/** Above the control. */
export function FieldLabel({ label, isLabelHidden }: FieldTextProps): ReactNode {
  return <Label className={(isLabelHidden ? styles.hidden : styles.label) ?? ''}>{label}</Label>;
}

/** Below the control. The error is part of the field's description for screen readers. */
export function FieldNotes({
  label,
  help,
  error,
  isErrorSpoken = false,
  textOf,
}: FieldTextProps): ReactNode {
  useShownError(error);
  return (
    <>
      {help !== undefined && (
        <Text slot="description" className={styles.help ?? ''}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>
        {isErrorSpoken ? <span role="alert">{error}</span> : error}
      </FieldError>
      <FieldConflictNotice label={label} textOf={textOf} />
    </>
  );
}

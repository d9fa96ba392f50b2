import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { FieldContest } from './contested-fields.tsx';
import styles from './field.module.css';
import { useShownError } from './shown-errors.tsx';

/** The words around a field: its name above, help and what is wrong with it below. */
export interface FieldWords {
  readonly label: string;
  readonly help?: ReactNode;
  /** What is wrong; undefined while nothing is. */
  readonly error?: string | undefined;
  /** What is wrong is read out as soon as it is said. */
  readonly isErrorSpoken?: boolean;
  /** The label is read out but not shown. */
  readonly isLabelHidden?: boolean;
  /** What the field calls a value, such as one of its choices. */
  readonly wordsOf?: (value: unknown) => string | undefined;
}

export const fieldClass = styles.field ?? '';
export const inputClass = styles.input ?? '';

/** Above the control. */
export function FieldLabel({ label, isLabelHidden }: FieldWords): ReactNode {
  return <Label className={(isLabelHidden ? styles.hidden : styles.label) ?? ''}>{label}</Label>;
}

/** Below the control. The error is part of the field's description for screen readers. */
export function FieldNotes({
  label,
  help,
  error,
  isErrorSpoken = false,
  wordsOf,
}: FieldWords): ReactNode {
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
      <FieldContest label={label} wordsOf={wordsOf} />
    </>
  );
}

import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
import { FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import menu from './menu.module.css';
import styles from './select-field.module.css';

/** One thing to choose. */
export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> extends FieldWords {
  readonly choices: readonly Choice<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** One of several, in a list that opens. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const { choices, value, onChange, placeholder = 'Choose', isDisabled = false, ...words } = props;
  return (
    <Select
      className={fieldClass}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(key as Value);
      }}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={words.error !== undefined}
    >
      <FieldLabel {...words} />
      <Button className={`${inputClass} ${styles.button ?? ''}`}>
        <SelectValue className={styles.value ?? ''} />
        <ChevronsUpDown size={14} aria-hidden="true" />
      </Button>
      <FieldNotes
        {...words}
        wordsOf={(value) => choices.find((choice) => choice.value === String(value))?.label}
      />
      <Popover className={menu.popover ?? ''} offset={4}>
        <ListBox className={menu.menu ?? ''} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className={menu.item ?? ''}>
              {({ isSelected }) => (
                <>
                  <span className={menu.words}>{choice.label}</span>
                  {isSelected && <Check size={14} aria-hidden="true" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}

import { Check, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Autocomplete,
  Button,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Select,
  SelectValue,
  useFilter,
  Virtualizer,
} from 'react-aria-components';
import { FieldLabel, FieldNotes, fieldClass, inputClass, type FieldTextProps } from './field.tsx';
import menu from './menu.module.css';
import { SearchField } from './search-field.tsx';
import styles from './select-field.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> extends FieldTextProps {
  readonly choices: readonly Choice<Value>[];
  /** Null while nothing is selected. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** The options are still loading: the list can be opened, and shows them when they arrive. */
  readonly isLoading?: boolean;
}

/** Longer lists get a search field and are virtualized. */
const maxPlainListLength = 40;
const itemHeight = 30;

/** Options that are filtered by the text above them. */
function SearchableChoices({ children }: { readonly children: ReactNode }): ReactNode {
  const { contains } = useFilter({ sensitivity: 'base' });
  return (
    <Autocomplete filter={contains}>
      <div className={styles.search}>
        <SearchField label="Search" isFirst />
      </div>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: itemHeight, padding: 4 }}>
        {children}
      </Virtualizer>
    </Autocomplete>
  );
}

/** Selects one of several options in a popover; a long list can be searched. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const {
    choices,
    value,
    onChange,
    placeholder = 'Choose',
    isDisabled = false,
    isLoading = false,
    ...labels
  } = props;
  const isSearchable = choices.length > maxPlainListLength;
  const list = (
    <ListBox
      className={isSearchable ? (styles.longList ?? '') : (menu.menu ?? '')}
      items={choices}
      renderEmptyState={() => (
        <p className={styles.empty}>{isLoading ? 'Loading…' : 'No matches'}</p>
      )}
    >
      {(choice) => (
        <ListBoxItem id={choice.value} textValue={choice.label} className={menu.item ?? ''}>
          {({ isSelected }) => (
            <>
              <span className={menu.text}>{choice.label}</span>
              {isSelected && <Check size={14} aria-hidden="true" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Select
      className={fieldClass}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(key as Value);
      }}
      placeholder={placeholder}
      isDisabled={isDisabled}
      allowsEmptyCollection={isLoading}
      isInvalid={labels.error !== undefined}
    >
      <FieldLabel {...labels} />
      <Button className={`${inputClass} ${styles.button ?? ''}`}>
        <SelectValue className={styles.value ?? ''} />
        <ChevronsUpDown size={14} aria-hidden="true" />
      </Button>
      <FieldNotes
        {...labels}
        textOf={(value) => choices.find((choice) => choice.value === String(value))?.label}
      />
      <Popover className={menu.popover ?? ''} offset={4}>
        {isSearchable ? <SearchableChoices>{list}</SearchableChoices> : list}
      </Popover>
    </Select>
  );
}

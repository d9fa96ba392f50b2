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
import { FieldLabel, FieldNotes, fieldClass, inputClass, type FieldWords } from './field.tsx';
import menu from './menu.module.css';
import { SearchField } from './search-field.tsx';
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
  /** The choices are still being read: the list opens already, and shows them when they come. */
  readonly isLoading?: boolean;
}

/** A list with more choices has a search, and renders only the choices that are in view. */
const longestPlainList = 40;
const itemHeight = 30;

/** Choices that are filtered by what is typed above them. */
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

/** Chooses one of several values in a list that opens; a long list can be searched. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>): ReactNode {
  const {
    choices,
    value,
    onChange,
    placeholder = 'Choose',
    isDisabled = false,
    isLoading = false,
    ...words
  } = props;
  const isSearchable = choices.length > longestPlainList;
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
              <span className={menu.words}>{choice.label}</span>
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
        {isSearchable ? <SearchableChoices>{list}</SearchableChoices> : list}
      </Popover>
    </Select>
  );
}

import type { ChangeEvent } from 'react';
import type { DescribedControl } from '../../presentation/describe-field.ts';

/** Props of a control. */
export interface ControlViewProps {
  readonly control: DescribedControl;
  readonly value: string | readonly string[];
  readonly placeholder: string | undefined;
  /** 0: none. */
  readonly maxLength: number;
  readonly isInvalid: boolean;
  /** The ids of its descriptions. */
  readonly describedBy: string | undefined;
  /** The placeholder of a list. */
  readonly chooseLabel: string;
  readonly onChange: (value: string | readonly string[]) => void;
}

type ControlChangeEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** A control of a field: an input, a textarea, a select, or radio buttons or checkboxes. */
export function ControlView(props: ControlViewProps) {
  const { control, value, placeholder, maxLength, isInvalid, describedBy, chooseLabel, onChange } =
    props;
  const { element, id, name, type, required, options, autoComplete, inputMode, step } = control;
  const ariaProps = {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  };
  const attributes = {
    ...ariaProps,
    id,
    name,
    required,
    autoComplete,
    value: value as string,
    onChange: (event: ControlChangeEvent) => onChange(event.target.value),
  };
  if (element === 'textarea') {
    return (
      <textarea
        {...attributes}
        placeholder={placeholder}
        data-max-length={maxLength || undefined}
      />
    );
  }
  if (element === 'select') {
    return (
      <select {...attributes}>
        <option value="">{chooseLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  }
  if (element === 'input') {
    return (
      <input
        {...attributes}
        type={type}
        inputMode={inputMode}
        step={step}
        placeholder={placeholder}
      />
    );
  }
  const chosen = [value].flat();
  return options.map((option) => (
    <label key={option.value} data-choice="">
      <input
        {...ariaProps}
        type={type}
        name={name}
        value={option.value}
        // `required` on a checkbox would apply to that one; in a group any one is enough.
        required={required && !control.isList}
        checked={chosen.includes(option.value)}
        onChange={({ target }) => {
          const others = chosen.filter((choice) => choice && choice !== option.value);
          if (control.isList) onChange(target.checked ? [...others, option.value] : others);
          else onChange(option.value);
        }}
      />{' '}
      {option.label}
    </label>
  ));
}

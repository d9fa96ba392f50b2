import { formLabelsOf } from '@sitewright/blocks/texts';
import type { CheckoutField as StoredField } from '@sitewright/contracts/entities';
import {
  controlValue,
  describeField,
  type DescribedControl,
} from '@sitewright/form-runtime/presentation';
import { parsePlainForm } from '@sitewright/form-runtime';
import type { ReactNode } from 'react';
import type { CheckoutProps } from './checkout-props.ts';
import { firstInvalidField } from './first-invalid-field.ts';

interface ControlProps {
  readonly control: DescribedControl;
  readonly value: string | readonly string[];
  readonly chooseLabel: string;
  readonly attributes: {
    readonly 'aria-invalid': 'true' | undefined;
    readonly 'aria-describedby': string | undefined;
    readonly autoFocus: boolean;
  };
  readonly placeholder: string | undefined;
}

function Control(props: ControlProps): ReactNode {
  const { control, value, chooseLabel, attributes, placeholder } = props;
  const { element, id, name, required, options, autoComplete, type, inputMode, step } = control;
  const common = { ...attributes, id, name, required, autoComplete };
  if (element === 'choices')
    return options.map((option, index) => (
      <label key={option.value} className="checkout-option">
        <input
          {...(index === 0 ? attributes : {})}
          type={type}
          name={name}
          value={option.value}
          required={required && control.isList !== true}
          defaultChecked={[value].flat().includes(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ));
  if (element === 'select')
    return (
      <select {...common} defaultValue={value}>
        <option value="">{chooseLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return element === 'textarea' ? (
    <textarea {...common} defaultValue={value} placeholder={placeholder} />
  ) : (
    <input
      {...common}
      type={type}
      inputMode={inputMode}
      step={step}
      defaultValue={value}
      placeholder={placeholder}
    />
  );
}

/** The submitted lines of a field's controls; several values of one name are lines of one value. */
function submittedEntries(
  field: StoredField,
  values: Readonly<Record<string, string>>,
): (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]) =>
    (field.type === 'checkbox' ? value.split('\n') : [value]).map((line) => [name, line] as const),
  );
}

interface CustomFieldProps extends Pick<CheckoutProps, 'page' | 'view'> {
  readonly field: StoredField;
}

/** A field that the owner added. Its controls have the names that forms have. */
export function CustomField({ field, page, view }: CustomFieldProps): ReactNode {
  const labels = formLabelsOf(page.text);
  const prefix = 'checkout-custom';
  const id = `${prefix}-${field.id}`;
  const sent = view.formReturn;
  const controls = describeField(field, prefix, labels);
  const [first] = controls;
  if (first === undefined) return null;
  const error = sent?.errors[first.name];
  const value = parsePlainForm({ fields: [field] }, submittedEntries(field, sent?.values ?? {}))[
    field.id
  ];
  const describedBy = [field.description && `${id}-help`, error && `${id}-error`].filter(Boolean);
  const title = field.required
    ? field.title
    : page.text('checkout.optional', { label: field.title });
  const renderControl = (control: DescribedControl) => (
    <Control
      control={control}
      value={controlValue(control, value ?? '')}
      chooseLabel={labels.choose}
      placeholder={control.part === undefined ? field.placeholder : undefined}
      attributes={{
        'aria-invalid': error === undefined ? undefined : 'true',
        'aria-describedby': describedBy.length === 0 ? undefined : describedBy.join(' '),
        autoFocus: control === first && firstInvalidField(sent) === first.name,
      }}
    />
  );
  const notes = (
    <>
      {field.description && (
        <p className="field-help" id={`${id}-help`}>
          {field.description}
        </p>
      )}
      <p className="field-error" id={`${id}-error`} data-error-for={first.name}>
        {error}
      </p>
    </>
  );
  if (first.part === undefined && first.element !== 'choices')
    return (
      <div className="field">
        <label htmlFor={first.id}>{title}</label>
        {renderControl(first)}
        {notes}
      </div>
    );
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {first.part === undefined ? (
        controls.map((control) => <div key={control.id}>{renderControl(control)}</div>)
      ) : (
        <div className="field-parts">
          {controls.map((control) => (
            <div key={control.id} className="field" data-share="half">
              <label htmlFor={control.id}>{control.label}</label>
              {renderControl(control)}
            </div>
          ))}
        </div>
      )}
      {notes}
    </fieldset>
  );
}

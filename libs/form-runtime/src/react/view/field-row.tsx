import { memo } from 'react';
import { toCounter, toMaxLength } from '../../counter.ts';
import type { FormEngine } from '../../create-form.ts';
import type { FieldValue, FormField } from '../../form-definition.ts';
import { controlValue, describeField } from '../../presentation/describe-field.ts';
import type { DescribedControl } from '../../presentation/describe-field.ts';
import type { FormLabels } from '../../presentation/labels.ts';
import { useField } from '../use-field.ts';
import { ControlView } from './control-view.tsx';

/** Props of a row. */
export interface FieldRowProps {
  readonly engine: FormEngine;
  readonly field: FormField;
  /** Prefix of the row's ids; unique in the page. */
  readonly idPrefix: string;
  readonly labels: FormLabels;
}

/** A field with its label, description, counter and error. Re-renders for changes of this field only. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { engine, field, idPrefix, labels } = props;
  const { value, error } = useField(engine, field.id);
  const controls = describeField(field, idPrefix, labels);
  const id = `${idPrefix}-${field.id}`;
  const max = field.type === 'textarea' ? toMaxLength(field.maxLength) : 0;
  const counter = toCounter(value as string, max);
  const descriptions = [
    field.description && `${id}-description`,
    counter && `${id}-counter`,
    error && `${id}-error`,
  ];

  const renderControl = (control: DescribedControl) => (
    <ControlView
      control={control}
      value={controlValue(control, value)}
      placeholder={control.part === undefined ? field.placeholder : undefined}
      maxLength={max}
      chooseLabel={labels.choose}
      isInvalid={error !== undefined}
      describedBy={descriptions.filter(Boolean).join(' ') || undefined}
      onChange={(entered) => engine.setValue(field.id, withControl(value, control, entered))}
    />
  );
  const [first] = controls;
  if (field.type === 'hidden' && first) return renderControl(first);
  const title = (
    <>
      {field.title}
      {field.required ? <span data-required=""> {labels.required}</span> : null}
    </>
  );
  const description = field.description ? (
    <p id={`${id}-description`} data-field-description="">
      {field.description}
    </p>
  ) : null;
  const isSingle = first?.part === undefined && first?.element !== 'choices';

  return (
    <div data-field={field.id} data-kind={field.type}>
      {isSingle && first ? (
        <>
          <label htmlFor={first.id}>{title}</label>
          {description}
          {field.type === 'currency' ? <span data-currency="">{field.currencySymbol}</span> : null}
          {renderControl(first)}
        </>
      ) : (
        <fieldset>
          <legend>{title}</legend>
          {description}
          {controls.map((control) =>
            control.part === undefined ? (
              <div key={control.id}>{renderControl(control)}</div>
            ) : control.element === 'choices' ? (
              <fieldset key={control.id} data-part={control.part}>
                <legend>{control.label}</legend>
                {renderControl(control)}
              </fieldset>
            ) : (
              <div key={control.id} data-part={control.part}>
                <label htmlFor={control.id}>{control.label}</label>
                {renderControl(control)}
              </div>
            ),
          )}
        </fieldset>
      )}
      {counter ? (
        <p
          id={`${id}-counter`}
          data-field-counter=""
          data-exceeded={counter.isExceeded ? '' : undefined}
        >
          {counter.text}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} data-field-error="">
          {error}
        </p>
      ) : null}
    </div>
  );
});

const withControl = (
  value: FieldValue,
  { part }: DescribedControl,
  entered: string | readonly string[],
): unknown => (part === undefined ? entered : { ...(value as object), [part]: entered });

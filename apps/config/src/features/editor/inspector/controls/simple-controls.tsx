import { sectionThemes } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { CodeEditorGuard } from '../../../../controls/code-editor-guard.tsx';
import { NumberField } from '../../../../controls/number-field.tsx';
import { SegmentedField } from '../../../../controls/segmented-field.tsx';
import { SelectField } from '../../../../controls/select-field.tsx';
import { SliderField } from '../../../../controls/slider-field.tsx';
import { SwitchField } from '../../../../controls/switch-field.tsx';
import { AddressField } from '../../../../controls/address-field.tsx';
import { TextField } from '../../../../controls/text-field.tsx';
import type { ControlProps } from './control.ts';
import { fieldChoices } from './field-choices.ts';
import { toSentenceCase } from '../../../../format/readable.ts';

const labelProps = ({ field: { label, help }, error }: ControlProps) => ({
  label,
  ...(help === undefined ? {} : { help }),
  error: error?.sentence,
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown, fallback: number): number =>
  typeof value === 'number' ? value : fallback;

export function TextControl(props: ControlProps): ReactNode {
  const { field, value, onChange } = props;
  const fieldProps = {
    ...labelProps(props),
    value: textOf(value),
    onChange,
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
  };
  return field.control === 'url' ? (
    <AddressField {...fieldProps} placeholder="https://" />
  ) : (
    <TextField {...fieldProps} isLong={field.control === 'textarea'} />
  );
}

export function CodeControl(props: ControlProps): ReactNode {
  const { value, onChange } = props;
  return (
    <CodeEditorGuard>
      <TextField {...labelProps(props)} value={textOf(value)} onChange={onChange} isLong isCode />
    </CodeEditorGuard>
  );
}

export function NumberControl(props: ControlProps): ReactNode {
  const { field, value, onChange } = props;
  const { min, max, step, unit } = field;
  return (
    <NumberField
      {...labelProps(props)}
      value={numberOf(value, Number.NaN)}
      onChange={onChange}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(step === undefined ? {} : { step })}
      {...(unit === undefined ? {} : { unit })}
    />
  );
}

export function SliderControl({ field, value, onChange }: ControlProps): ReactNode {
  const { label, min = 0, max = 100, step = 1, unit } = field;
  return (
    <SliderField
      label={label}
      value={numberOf(value, min)}
      onChange={onChange}
      min={min}
      max={max}
      step={step}
      {...(unit === undefined ? {} : { unit })}
    />
  );
}

export function ToggleControl(props: ControlProps): ReactNode {
  const { field, value, onChange } = props;
  const { label, help } = field;
  return (
    <SwitchField
      label={label}
      {...(help === undefined ? {} : { help })}
      isOn={value === true}
      onChange={onChange}
    />
  );
}

export function SelectControl(props: ControlProps): ReactNode {
  const { choices, keyOf, valueOf } = fieldChoices(props.field);
  return (
    <SelectField
      {...labelProps(props)}
      choices={choices}
      value={keyOf(props.value)}
      onChange={(key) => props.onChange(valueOf(key))}
    />
  );
}

export function SegmentedControl(props: ControlProps): ReactNode {
  const { choices, keyOf, valueOf } = fieldChoices(props.field);
  // Options that are too many or too long for one line become a select.
  const isLong = choices.length > 4 || choices.map(({ label }) => label).join('').length > 32;
  if (isLong) return <SelectControl {...props} />;
  return (
    <SegmentedField
      {...labelProps(props)}
      choices={choices}
      value={keyOf(props.value) ?? ''}
      onChange={(key) => props.onChange(valueOf(key))}
    />
  );
}

export function ThemeControl(props: ControlProps): ReactNode {
  return (
    <SelectField
      {...labelProps(props)}
      choices={sectionThemes.map((theme) => ({ value: theme, label: toSentenceCase(theme) }))}
      value={sectionThemes.find((theme) => theme === props.value) ?? null}
      onChange={props.onChange}
    />
  );
}

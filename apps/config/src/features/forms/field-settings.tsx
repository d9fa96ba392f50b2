import { editableProperties, type FormField } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { NumberField } from '../../controls/number-field.tsx';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useFeature } from '../../shell/site/use-feature.ts';

type Property = keyof FormField;

const textLabels: Readonly<Partial<Record<Property, string>>> = {
  description: 'Description',
  placeholder: 'Placeholder',
  currencySymbol: 'Currency sign',
  key: 'Key',
  value: 'Value',
};
const switchLabels: Readonly<Partial<Record<Property, string>>> = {
  required: 'Required',
  showCountryCode: 'Country code',
  underline: 'Divider below',
};

/** The settings of a field, which depend on its type (FORM-21 to FORM-28). */
export function FieldSettings({
  field,
  errorOf,
  onChange,
}: {
  readonly field: FormField;
  /** The server's message about a property. */
  readonly errorOf: (property: Property) => string | undefined;
  readonly onChange: (field: FormField) => void;
}): ReactNode {
  const textareaMaxLength = useFeature('textareaMaxLength');
  const properties = editableProperties(field.type, { textareaMaxLength });
  const set = (property: Property, value: FormField[Property]) =>
    onChange({ ...field, [property]: value });
  return (
    <>
      <TextField
        label="Title"
        value={field.title}
        onChange={(title) => set('title', title)}
        error={errorOf('title')}
      />
      {properties.map((property) => {
        if (textLabels[property] !== undefined) {
          return (
            <TextField
              key={property}
              label={textLabels[property]}
              value={String(field[property] ?? '')}
              onChange={(value) => set(property, value)}
              error={errorOf(property)}
            />
          );
        }
        if (switchLabels[property] !== undefined) {
          return (
            <SwitchField
              key={property}
              label={switchLabels[property]}
              isOn={field[property] === true}
              onChange={(isOn) => set(property, isOn)}
            />
          );
        }
        if (property === 'options') {
          return (
            <TextField
              key={property}
              label="Options"
              help="One per line."
              value={(field.options ?? []).join('\n')}
              onChange={(text) => set('options', text.split('\n'))}
              error={errorOf('options')}
              isLong
            />
          );
        }
        return (
          <NumberField
            key={property}
            label="Maximum length"
            value={field.maxLength ?? Number.NaN}
            onChange={(maxLength) => set('maxLength', maxLength)}
            error={errorOf('maxLength')}
            min={1}
            max={100_000}
          />
        );
      })}
    </>
  );
}

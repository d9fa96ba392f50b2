import { rulesOf } from '../fields/field-kinds.ts';
import type { Control } from '../fields/field-rules.ts';
import type { FieldValue, FormField } from '../form-definition.ts';
import type { ControlMarkup } from './control-markup.ts';
import { kindMarkup } from './kind-markup.ts';
import { formLabels } from './labels.ts';
import type { FormLabels } from './labels.ts';

/** A control, described independently of a renderer. */
export interface DescribedControl extends Control, Omit<ControlMarkup, 'options'> {
  /** Unique in the page if the prefix is unique. */
  readonly id: string;
  /** The label of the part; the field's title if there are no parts. */
  readonly label: string;
  /** The available values with their labels. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The controls of a field with all data for their markup, in reading order. */
export function describeField(
  field: FormField,
  idPrefix: string,
  labels: FormLabels = formLabels,
): readonly DescribedControl[] {
  const markup = Object.hasOwn(kindMarkup, field.type)
    ? kindMarkup[field.type]
    : kindMarkup.default;
  const labelOf = (key: string) =>
    Object.hasOwn(labels, key) ? labels[key as keyof FormLabels] : key;
  return rulesOf(field)
    .controls(field)
    .map((control, position) => {
      const { part } = control;
      const { options = [], ...attributes } = markup(field, part ?? '');
      return {
        ...control,
        ...attributes,
        id: `${idPrefix}-${field.id}-${position}`,
        label: part === undefined ? field.title : field.type === 'likert' ? part : labelOf(part),
        options: options.map((value) => ({
          value,
          label: attributes.isLabeled ? labelOf(value) : value,
        })),
      };
    });
}

/** The value of one control: the line of its part, or else the value of the whole field. */
export const controlValue = ({ part }: Control, value: FieldValue): string | readonly string[] =>
  part === undefined
    ? (value as string | readonly string[])
    : ((value as Readonly<Record<string, string>>)[part] ?? '');

import { rulesOf } from './fields/field-kinds.ts';
import type { FormDefinition, FormField } from './form-definition.ts';

/** The fields of a form that collect a value; a section does not. */
export const collectingFields = ({
  fields,
}: Pick<FormDefinition, 'fields'>): readonly FormField[] =>
  fields.filter((field) => rulesOf(field).controls(field).length);

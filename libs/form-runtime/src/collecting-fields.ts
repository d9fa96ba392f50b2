import { rulesOf } from './fields/field-kinds.ts';
import type { FormDefinition, FormField } from './form-definition.ts';

/** The fields of a form that have a value; a section has none. */
export const collectingFields = ({
  fields,
}: Pick<FormDefinition, 'fields'>): readonly FormField[] =>
  fields.filter((field) => rulesOf(field).controls(field).length);

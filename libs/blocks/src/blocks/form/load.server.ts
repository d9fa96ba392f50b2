import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { form } from './schema.ts';

/** The public part of the form. */
export const needs = ({ formId }: PropsOf<typeof form>): DataNeed[] =>
  formId === null ? [] : [{ kind: 'form', formId }];

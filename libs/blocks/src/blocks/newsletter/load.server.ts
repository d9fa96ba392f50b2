import type { DataNeed } from '@sitewright/contracts/entities';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { newsletter } from './schema.ts';

/** The form of the newsletter. */
export const needs = ({ formId }: PropsOf<typeof newsletter>): DataNeed[] =>
  formId === null ? [] : [{ kind: 'form', formId }];

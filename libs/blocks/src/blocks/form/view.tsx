import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { liveForm } from './live-form.tsx';
import type { form } from './schema.ts';

/** The chosen form; a sentence from the specification if it is deleted. */
export function FormView(view: BlockViewProps<PropsOf<typeof form>>): ReactNode {
  const { id, props, data, page } = view;
  const chosen =
    props.formId === null ? undefined : readData(data, { kind: 'form', formId: props.formId });
  if (chosen === undefined) {
    return props.formId === null && !page.isEditing ? null : (
      <p className="block-hint">{page.text('forms.notConfigured')}</p>
    );
  }
  // Called, not rendered, so that the block's error boundary catches what it throws.
  return liveForm({ id, form: chosen, page });
}

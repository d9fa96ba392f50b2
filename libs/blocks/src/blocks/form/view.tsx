import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { liveForm } from './live-form.tsx';
import type { form } from './schema.ts';

/** The selected form; a message that the specification defines if it was deleted. */
export function FormView(view: BlockViewProps<PropsOf<typeof form>>): ReactNode {
  const { id, props, data, page } = view;
  const selected =
    props.formId === null ? undefined : readData(data, { kind: 'form', formId: props.formId });
  if (selected === undefined) {
    return props.formId === null && !page.isEditing ? null : (
      <p className="block-hint">{page.text('forms.notConfigured')}</p>
    );
  }
  // Called as a function, not rendered as an element, so that the block's error boundary catches its errors.
  return liveForm({ id, form: selected, page });
}

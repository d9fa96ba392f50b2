import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { liveForm } from '../form/live-form.tsx';
import type { newsletter } from './schema.ts';

/** A text, the form on one line, and a note. */
export function NewsletterView(view: BlockViewProps<PropsOf<typeof newsletter>>): ReactNode {
  const { id, props, data, page } = view;
  const { formId, title, text, note, align } = props;
  const form = formId === null ? undefined : readData(data, { kind: 'form', formId });
  return (
    <div className="newsletter" data-align={align === 'start' ? undefined : align}>
      {title !== '' && <h2 className="newsletter-title">{title}</h2>}
      {text !== '' && <p className="newsletter-text">{text}</p>}
      {form !== undefined && liveForm({ id, form, page, isNewsletter: true })}
      {form === undefined && <EditingNote page={page} text="forms.notConfigured" />}
      {note !== '' && <p className="newsletter-note">{note}</p>}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { memberArea } from './schema.ts';

/**
 * A text and one button, to join or to log in. Both lead to the area's own page, where neither is possible yet. A
 * logged-in member sees a link into the area.
 */
export function MemberAreaView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof memberArea>>): ReactNode {
  const { area, action, title, text, label, look, align } = props;
  const link = linkAttributes(area);
  if (link.href === undefined) return null;
  return (
    <div
      className="member-area"
      data-island="member-area"
      data-align={align}
      data-action={action}
      data-member={page.text('member.enter')}
    >
      {title !== '' && <p className="member-title">{title}</p>}
      {text !== '' && <p>{text}</p>}
      <a className="button" data-tracked="" data-look={look} {...link}>
        {label === '' ? page.text(`member.${action}`) : label}
      </a>
      <EditingNote page={page} text="member.notYet" />
    </div>
  );
}

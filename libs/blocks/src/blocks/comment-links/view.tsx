import { readData } from '@sitewright/contracts/entities';
import { commentLink } from '@sitewright/contracts/links';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { commentCountScript } from './comment-count.ts';
import type { commentLinks } from './schema.ts';

type View = BlockViewProps<PropsOf<typeof commentLinks>>;

/** The target: the chosen item, or the page; undefined when the item is deleted. */
function subjectOf({ props: { itemId }, data, page }: View) {
  if (itemId === null) return { path: page.path, id: page.context.itemId, title: undefined };
  return readData(data, { kind: 'item', itemId });
}

/**
 * A link to the comments on an item; renders nothing while comments are disabled. A comment service's script adds the
 * count to the link, once it is in view and the visitor has consented; until then the link shows its text. Without a
 * service the link leads to the item itself, which has no comment ids yet (COMMENT-03).
 */
export function CommentLinksView(view: View): ReactNode {
  const { props, page } = view;
  const { commentsEnabled, disqusShortname } = page.context.websiteSettings;
  if (!commentsEnabled) return null;
  const subject = subjectOf(view);
  if (subject === undefined) return <EditingNote page={page} text="comments.noItem" />;
  const { path, title } = subject;
  const hasService = disqusShortname !== '';
  const id = hasService ? subject.id : undefined;
  const href = commentLink({ baseUrl: page.baseUrl, itemLink: path, disqusShortname, id });
  const defaultText =
    title === undefined ? page.text('comments.link') : page.text('comments.ofItem', { title });
  const script = page.allowsThirdParties ? commentCountScript(disqusShortname) : undefined;
  const island =
    script === undefined
      ? {}
      : {
          'data-island': 'third-party',
          'data-provider': 'disqus',
          'data-script': script,
          // The id by which the service finds its script.
          'data-script-id': 'dsq-count-scr',
        };
  return (
    <>
      <p className="comment-links" {...island}>
        <a href={href} data-id={id}>
          {props.text === '' ? defaultText : props.text}
        </a>
      </p>
      {!hasService && <EditingNote page={page} text="comments.notYet" />}
    </>
  );
}

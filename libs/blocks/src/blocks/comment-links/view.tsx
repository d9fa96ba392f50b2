import { readData } from '@sitewright/contracts/entities';
import { commentLink } from '@sitewright/contracts/links';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { EditingNote } from '../../kit/editing-note/editing-note-view.tsx';
import { commentCountScript } from './comment-count.ts';
import type { commentLinks } from './schema.ts';

type View = BlockViewProps<PropsOf<typeof commentLinks>>;

/** What is commented on: the chosen item, or the page; nothing when the item is gone. */
function subjectOf({ props: { itemId }, data, page }: View) {
  if (itemId === null) return { path: page.path, id: page.context.itemId, title: undefined };
  return readData(data, { kind: 'item', itemId });
}

/**
 * A link to the comments on an item, nothing while comments are off. A comment service writes its count into the link,
 * by one script for the page, in view and with the visitor's consent: until then the link has its words. Without a
 * service the link leads to the item itself: nothing there has the id of a comment yet (COMMENT-03).
 */
export function CommentLinksView(view: View): ReactNode {
  const { props, page } = view;
  const { commentsEnabled, disqusShortname } = page.context.websiteSettings;
  if (!commentsEnabled) return null;
  const subject = subjectOf(view);
  if (subject === undefined) return <EditingNote page={page} says="comments.noItem" />;
  const { path, title } = subject;
  const hasService = disqusShortname !== '';
  const id = hasService ? subject.id : undefined;
  const href = commentLink({ baseUrl: page.baseUrl, itemLink: path, disqusShortname, id });
  const words =
    title === undefined ? page.text('comments.link') : page.text('comments.ofItem', { title });
  const script = page.mayAskOthers ? commentCountScript(disqusShortname) : undefined;
  const island =
    script === undefined
      ? {}
      : {
          'data-island': 'third-party',
          'data-provider': 'disqus',
          'data-script': script,
          // The service looks for its script by this name.
          'data-script-id': 'dsq-count-scr',
        };
  return (
    <>
      <p className="comment-links" {...island}>
        <a href={href} data-id={id}>
          {props.text === '' ? words : props.text}
        </a>
      </p>
      {!hasService && <EditingNote page={page} says="comments.notYet" />}
    </>
  );
}

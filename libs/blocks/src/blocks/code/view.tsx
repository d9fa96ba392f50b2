import type { CSSProperties, ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { frameDocument } from './frame-document.ts';
import type { code } from './schema.ts';

/**
 * The sandbox permissions of an owner's HTML: it can run scripts and open links, but has no access to the page or its
 * origin. Popups escape the sandbox, because browsers block pages with an opener policy, such as those of a site, in a
 * sandboxed window.
 */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Code as text, or HTML in a frame without the page's origin. */
export function CodeView({ props, page }: BlockViewProps<PropsOf<typeof code>>): ReactNode {
  if (props.code.trim() === '') return null;
  if (props.mode === 'show') {
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, also by key
      <pre className="code-text" tabIndex={0}>
        <code>{props.code}</code>
      </pre>
    );
  }
  return (
    <iframe
      className="code-frame"
      title={props.title === '' ? page.text('code.frame') : props.title}
      sandbox={sandbox}
      srcDoc={frameDocument(props.code)}
      loading="lazy"
      data-island="code"
      style={{ '--frame-height': `${props.heightPx}px` } as CSSProperties}
    />
  );
}

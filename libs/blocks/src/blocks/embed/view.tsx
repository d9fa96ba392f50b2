import type { CSSProperties, ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { frameDocument } from '../code/frame-document.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { parseVideoEmbed } from '../video/parse-embed.ts';
import type { embed } from './schema.ts';

/** The sandbox permissions of third-party markup, without the page's origin. */
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';

/**
 * A frame that loads on a click; without JavaScript, a link to its page. Markup that is not a frame runs isolated from
 * the page, as in a code block.
 */
export function EmbedView(view: BlockViewProps<PropsOf<typeof embed>>): ReactNode {
  const { props, data, page, sizes, loading } = view;
  const { markup, picture } = props;
  if (markup.trim() === '') return null;
  const style = { '--frame-height': `${props.heightPx}px` } as CSSProperties;
  const { source } = parseVideoEmbed(markup);
  if (source === undefined) {
    return (
      <iframe
        className="embed-frame"
        title={props.title === '' ? page.text('code.frame') : props.title}
        sandbox={sandbox}
        srcDoc={frameDocument(markup)}
        loading="lazy"
        data-island="code"
        style={style}
      />
    );
  }
  const { host } = new URL(source);
  const title = props.title === '' ? host : props.title;
  return (
    <div
      className="embed"
      data-island={page.allowsThirdParties ? 'embed' : undefined}
      data-island-when="touch"
      data-source={source}
      data-title={title}
      style={style}
    >
      <a className="embed-facade" href={source} target="_blank" rel="noopener">
        {picture && (
          <PictureView
            className="embed-picture"
            isDecoration
            crop={{ heights: [`${props.heightPx}px`, `${props.heightPx}px`] }}
            {...{ picture, data, sizes, loading }}
          />
        )}
        <span className="embed-words">
          <strong>{title}</strong>
          <span>{page.text('embed.show', { host })}</span>
        </span>
      </a>
    </div>
  );
}

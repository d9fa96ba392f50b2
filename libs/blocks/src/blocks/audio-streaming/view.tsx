import type { CSSProperties, ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import { linkAttributes } from '../../kit/link/link-attributes.ts';
import type { audioStreaming } from './schema.ts';
import { streamingPlayer } from './streaming-player.ts';

/**
 * The service's player, loaded on a click; before that, and without JavaScript, a link to the music. Other URLs stay
 * links, and so do all on pages that allow no third parties.
 */
export function AudioStreamingView({
  props,
  page,
}: BlockViewProps<PropsOf<typeof audioStreaming>>): ReactNode {
  const { address, title } = props;
  const link = linkAttributes({ href: address, newWindow: true });
  if (address === '' || link.href === undefined) return null;
  const player = streamingPlayer(address);
  if (player === undefined)
    page.log(`The address of streamed audio is of no service that is known: ${address}`);
  if (player === undefined || !page.allowsThirdParties) {
    return (
      <p>
        <a {...link}>{title === '' ? address : title}</a>
      </p>
    );
  }
  const { service, source, heightPx } = player;
  const name = title === '' ? service : title;
  return (
    <div
      className="embed"
      data-island="embed"
      data-island-when="touch"
      data-source={source}
      data-title={name}
      style={{ '--frame-height': `${heightPx}px` } as CSSProperties}
    >
      <a className="embed-facade" {...link}>
        <span className="embed-words">
          <strong>{name}</strong>
          <span>{page.text('audio.listen', { service })}</span>
        </span>
      </a>
    </div>
  );
}

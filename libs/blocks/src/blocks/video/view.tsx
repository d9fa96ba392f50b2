import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps } from '../../kit/block/view-props.ts';
import type { video } from './schema.ts';
import { StreamFrameView } from './stream-frame-view.tsx';
import { parseVideoMode } from './options.ts';
import { VideoFrameView } from './video-frame-view.tsx';

/** A video with its caption. */
export function VideoView(view: BlockViewProps<PropsOf<typeof video>>): ReactNode {
  const { props, data, page, sizes, height, loading } = view;
  const { source, embed, file, stream, poster, title, caption, forceAutoplay, loop } = props;
  const mode = parseVideoMode(props.mode);
  const asset =
    source === 'file' && file
      ? readData(data, { kind: 'asset', assetId: file.assetId })
      : undefined;
  const isEmpty = {
    embed: embed.trim() === '',
    file: asset === undefined,
    stream: stream.trim() === '',
  };
  if (isEmpty[source]) return null;
  return (
    <figure
      className="video"
      data-mode={mode}
      data-island={source === 'file' || page.allowsThirdParties ? 'video' : undefined}
      data-island-when={source === 'file' ? 'visible' : 'touch'}
    >
      {source === 'stream' ? (
        <StreamFrameView {...{ stream, title, mode, poster, data, page, sizes, height, loading }} />
      ) : (
        <VideoFrameView
          {...{ title, mode, poster, forceAutoplay, loop, data, page, sizes, height, loading }}
          {...(source === 'file' ? { file: asset } : { embed })}
        />
      )}
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

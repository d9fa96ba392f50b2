import type { CSSProperties, ReactNode } from 'react';
import { videoRatio } from './options.ts';
import { streamAddress } from './stream-address.ts';
import { nothing, PlayMark, Poster, type VideoFrameProps } from './video-frame-view.tsx';

type StreamFrameProps = Pick<
  VideoFrameProps,
  'title' | 'mode' | 'poster' | 'data' | 'page' | 'sizes' | 'height' | 'loading'
> & {
  /** URL of the playlist, as the owner entered it. */
  readonly stream: string;
};

/**
 * The frame of a stream: an image with a play button, and below it the browser's player, which is all that shows
 * without JavaScript. On pages that allow no third parties the image is a link.
 */
export function StreamFrameView(props: StreamFrameProps): ReactNode {
  const { stream, title, mode, poster, page } = props;
  const address = streamAddress(stream);
  if (address === undefined) {
    return <p className="video-notice">{page.text('video.invalidEmbed')}</p>;
  }
  const label = title === '' ? page.text('video.film') : title;
  const name = [page.text('video.play'), title].filter((part) => part !== '').join(': ');
  const { host } = new URL(address);
  const ratio = videoRatio({});
  return (
    <div
      className="video-frame"
      data-mode={mode}
      data-stream={page.allowsThirdParties ? address : undefined}
      style={{ '--video-ratio': ratio, '--video-width': '1280px' } as CSSProperties}
    >
      <Poster {...props} ratio={ratio} />
      {page.allowsThirdParties && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the stream
        <video
          className="video-player"
          controls
          playsInline
          preload="none"
          poster={poster === null ? undefined : nothing}
          aria-label={label}
        >
          <source src={address} type="application/vnd.apple.mpegurl" />
          <a href={address}>{label}</a>
        </video>
      )}
      <a className="video-overlay" href={address} target="_blank" rel="noopener">
        <span className="unseen">{name}</span>
        <PlayMark />
        <span className="video-service">{page.text('video.service', { service: host })}</span>
      </a>
      {page.allowsThirdParties && (
        <p className="video-failure" hidden>
          {page.text('thirdParty.failed', { service: host })}{' '}
          <a href={address} target="_blank" rel="noopener">
            {label}
          </a>
        </p>
      )}
    </div>
  );
}

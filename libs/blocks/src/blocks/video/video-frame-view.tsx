import { readData, type AssetView, type PageData } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import type { PictureChoice } from '../../kit/picture/picture-property.ts';
import { videoRatio, type VideoMode } from './options.ts';
import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';

/** The input of a video's frame. */
export interface VideoFrameProps {
  readonly title: string;
  readonly mode: VideoMode;
  /** Either the owner's embed, or the file. */
  readonly embed?: string;
  readonly file?: AssetView | undefined;
  readonly poster: PictureChoice | null;
  readonly forceAutoplay?: boolean;
  readonly loop?: boolean;
  /** Does not load until it is activated, for the slide of a gallery. */
  readonly inactive?: boolean;
  readonly data: PageData;
  readonly page: ViewPage;
  readonly sizes: string;
  /** Aspect ratio of a frame with a given shape. Default: that of the video. */
  readonly frameRatio?: number | undefined;
  /** Minimum height of a covering video on wide screens. */
  readonly height?: string | undefined;
  readonly loading: PictureLoading;
}

/** The image before a video starts; decorative, because the video has a name. */
export function Poster(
  props: Pick<
    VideoFrameProps,
    'poster' | 'data' | 'sizes' | 'frameRatio' | 'height' | 'mode' | 'loading'
  > & {
    /** Aspect ratio of the video. */
    readonly ratio: number;
  },
): ReactNode {
  const { poster, data, sizes, ratio, frameRatio = ratio, height, mode, loading } = props;
  const asset = poster && readData(data, { kind: 'asset', assetId: poster.assetId });
  if (!poster || !asset) return null;
  const attributes = pictureAttributes({
    asset,
    choice: poster,
    sizes,
    crop: mode === 'fill' ? { heights: [height] } : { ratio: frameRatio },
    loading,
    isDecoration: true,
  });
  // oxlint-disable-next-line jsx-a11y/alt-text -- `pictureAttributes` sets it
  return <img className="video-poster" {...attributes} />;
}

/** A play icon in a circle. */
export const PlayMark = (): ReactNode => (
  <span className="video-play" aria-hidden="true">
    <svg viewBox="0 0 24 24" width="28" height="28">
      <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
    </svg>
  </span>
);

/**
 * A transparent poster. Some browsers paint a player without a poster gray; with this one the responsive, lazily loaded
 * image behind it stays visible until playback.
 */
export const nothing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"/>')}`;

function FileFrame(props: VideoFrameProps & { readonly file: AssetView }): ReactNode {
  const { file, title, mode, loop = false, forceAutoplay = false, page } = props;
  const ratio = videoRatio(file);
  return (
    <div
      className="video-frame"
      data-mode={mode}
      data-portrait={ratio < 1 ? '' : undefined}
      data-title={title}
      data-force-autoplay={forceAutoplay ? '' : undefined}
      style={
        {
          '--video-ratio': ratio,
          '--video-width': `${file.width ?? 1280}px`,
        } as CSSProperties
      }
    >
      <Poster {...props} ratio={ratio} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the owner's file */}
      <video
        className="video-player"
        controls
        playsInline
        preload="none"
        loop={loop}
        muted={forceAutoplay}
        src={file.url}
        poster={props.poster === null ? undefined : nothing}
        width={file.width}
        height={file.height}
        aria-label={title === '' ? page.text('video.film') : title}
      />
    </div>
  );
}

/** A video's frame: the file's own player, or an image with a play button until a service's player loads. */
export function VideoFrameView(props: VideoFrameProps): ReactNode {
  const { title, mode, embed = '', file, forceAutoplay = false, inactive = false, page } = props;
  if (file) return <FileFrame {...props} file={file} />;
  const { type, source = '', provider, width, height } = parseVideoEmbed(embed);
  if (type === 'invalid') {
    return embed.trim() === '' ? null : (
      <p className="video-notice">{page.text('video.invalidEmbed')}</p>
    );
  }
  const { player, page: videoPage } = playerAddresses(source);
  const name = [page.text('video.play'), title].filter((part) => part !== '').join(': ');
  const ratio = Math.round(videoRatio({ width, height }) * 1000) / 1000;
  return (
    <div
      className="video-frame"
      data-mode={mode}
      data-portrait={ratio < 1 ? '' : undefined}
      data-type={type}
      data-source={page.allowsThirdParties ? player : undefined}
      data-provider={provider}
      data-title={title === '' ? (provider ?? page.text('video.film')) : title}
      data-force-autoplay={forceAutoplay ? '' : undefined}
      data-inactive={inactive ? '' : undefined}
      style={
        {
          '--video-ratio': ratio,
          '--video-width': `${width ?? 1280}px`,
        } as CSSProperties
      }
    >
      <a className="video-overlay" href={videoPage} target="_blank" rel="noopener">
        <span className="unseen">{name}</span>
        <Poster {...props} ratio={ratio} />
        <PlayMark />
        {provider !== undefined && (
          <span className="video-service">{page.text('video.service', { service: provider })}</span>
        )}
      </a>
    </div>
  );
}

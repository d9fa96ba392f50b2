import { readData, type AssetView, type PageData } from '@sitewright/contracts/entities';
import type { CSSProperties, ReactNode } from 'react';
import type { PictureLoading, ViewPage } from '../../kit/block/view-props.ts';
import { pictureAttributes } from '../../kit/picture/picture-attributes.ts';
import type { PictureChoice } from '../../kit/picture/picture-property.ts';
import { videoRatio, type VideoMode } from './options.ts';
import { parseVideoEmbed } from './parse-embed.ts';
import { playerAddresses } from './player-address.ts';

/** A video with everything that its frame shows. */
export interface VideoFrameProps {
  readonly title: string;
  readonly mode: VideoMode;
  /** Either what the owner pasted, or the file. */
  readonly embed?: string;
  readonly file?: AssetView | undefined;
  readonly poster: PictureChoice | null;
  readonly forceAutoplay?: boolean;
  readonly loop?: boolean;
  /** Stays unloaded until it is activated: the slide of a gallery. */
  readonly inactive?: boolean;
  readonly data: PageData;
  readonly page: ViewPage;
  readonly sizes: string;
  /** Width ÷ height of a frame that something else has shaped. Default: that of the film. */
  readonly frameRatio?: number | undefined;
  /** Least height of the place that a film fills on wide screens. */
  readonly height?: string | undefined;
  readonly loading: PictureLoading;
}

/** The picture before a film starts; it is decoration, because the film has a name. */
export function Poster(
  props: Pick<
    VideoFrameProps,
    'poster' | 'data' | 'sizes' | 'frameRatio' | 'height' | 'mode' | 'loading'
  > & {
    /** Width ÷ height of the film. */
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
  // oxlint-disable-next-line jsx-a11y/alt-text -- the attributes hold it
  return <img className="video-poster" {...attributes} />;
}

/** A triangle in a circle. */
export const PlayMark = (): ReactNode => (
  <span className="video-play" aria-hidden="true">
    <svg viewBox="0 0 24 24" width="28" height="28">
      <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
    </svg>
  </span>
);

/**
 * A picture of nothing. A player without one is painted grey by some browsers, and with one it is clear until it
 * plays: the poster behind it is seen, which comes in fitting widths and only when it is near.
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

/** The place of a video: the file's own player, or a picture with a play button until a service may play it. */
export function VideoFrameView(props: VideoFrameProps): ReactNode {
  const { title, mode, embed = '', file, forceAutoplay = false, inactive = false, page } = props;
  if (file) return <FileFrame {...props} file={file} />;
  const { type, source = '', provider, width, height } = parseVideoEmbed(embed);
  if (type === 'invalid') {
    return embed.trim() === '' ? null : (
      <p className="video-notice">{page.text('video.invalidEmbed')}</p>
    );
  }
  const { player, page: home } = playerAddresses(source);
  const name = [page.text('video.play'), title].filter((words) => words !== '').join(': ');
  const ratio = Math.round(videoRatio({ width, height }) * 1000) / 1000;
  return (
    <div
      className="video-frame"
      data-mode={mode}
      data-portrait={ratio < 1 ? '' : undefined}
      data-type={type}
      data-source={page.mayAskOthers ? player : undefined}
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
      <a className="video-overlay" href={home} target="_blank" rel="noopener">
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

import { readData, type AssetView } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../../kit/block/define-block.ts';
import type { BlockViewProps, ViewPage } from '../../kit/block/view-props.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import type { audio } from './schema.ts';

type Props = PropsOf<typeof audio>;

/** A track with an existing file. */
interface Track {
  readonly asset: AssetView;
  readonly name: string;
  readonly length: string;
}

function Tracks(props: { tracks: readonly Track[]; allowDownload: boolean; page: ViewPage }) {
  const { tracks, allowDownload, page } = props;
  const download = page.text('audio.download');
  return (
    <ol className="audio-tracks">
      {tracks.map(({ asset, name, length }, index) => (
        <li key={index}>
          <a
            className="audio-track"
            href={asset.url}
            aria-current={index === 0 ? 'true' : undefined}
          >
            <span className="audio-name">{name}</span>
            <span className="audio-length">{length}</span>
          </a>
          {allowDownload && (
            <a
              className="audio-download"
              href={asset.url}
              download={asset.fileName}
              aria-label={`${download}: ${name}`}
            >
              {download}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * The browser's own player, which is accessible without our code. An album lists its tracks below as links to their
 * files, which the island turns into buttons.
 */
export function AudioView({ props, data, page, loading }: BlockViewProps<Props>): ReactNode {
  const { tracks, title, author, cover, allowDownload } = props;
  const existingTracks = tracks.flatMap(({ file, title: trackTitle, length }): Track[] => {
    const asset = file && readData(data, { kind: 'asset', assetId: file.assetId });
    return asset ? [{ asset, name: trackTitle || asset.fileName, length }] : [];
  });
  const [first] = existingTracks;
  if (first === undefined) return null;
  const isAlbum = existingTracks.length > 1;
  const heading = isAlbum || title !== '' ? title : first.name;
  return (
    <figure className="audio" data-island="audio">
      <figcaption>
        {cover && (
          <PictureView
            className="audio-cover"
            picture={cover}
            sizes="128px"
            crop={{ ratio: 1 }}
            {...{ data, loading }}
          />
        )}
        <span className="audio-words">
          {heading !== '' && <strong>{heading}</strong>}
          {author !== '' && <span>{author}</span>}
        </span>
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- audio has no image to show captions on */}
      <audio
        controls
        preload="none"
        src={first.asset.url}
        aria-label={isAlbum ? first.name : heading}
        controlsList={allowDownload ? undefined : 'nodownload'}
      />
      {isAlbum && <Tracks tracks={existingTracks} {...{ allowDownload, page }} />}
      {allowDownload && !isAlbum && (
        <a href={first.asset.url} download={first.asset.fileName}>
          {page.text('audio.download')}
        </a>
      )}
    </figure>
  );
}

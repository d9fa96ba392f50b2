import { readData } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import type { PropsOf } from '../block/define-block.ts';
import type { BlockViewProps } from '../block/view-props.ts';
import type { audio } from './schema.ts';

/** The browser's own player: it plays, pauses and seeks with keyboard and screen reader, for no code. */
export function AudioView({ props, data, page }: BlockViewProps<PropsOf<typeof audio>>): ReactNode {
  const { file, title, author, allowDownload } = props;
  const asset = file && readData(data, { kind: 'asset', assetId: file.assetId });
  if (!asset) return null;
  const name = title === '' ? asset.fileName : title;
  return (
    <figure className="audio">
      <figcaption>
        <strong>{name}</strong>
        {author !== '' && <span>{author}</span>}
      </figcaption>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a sound has no picture that captions could lie on */}
      <audio
        controls
        preload="none"
        src={asset.url}
        aria-label={name}
        controlsList={allowDownload ? undefined : 'nodownload'}
      />
      {allowDownload && (
        <a href={asset.url} download={asset.fileName}>
          {page.text('audio.download')}
        </a>
      )}
    </figure>
  );
}

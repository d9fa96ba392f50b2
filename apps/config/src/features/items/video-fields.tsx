import type { ItemVideo } from '@sitewright/contracts/entities';
import { FileVideo, Replace } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { AssetPicker } from '../assets/asset-picker.tsx';
import { useAssets } from '../assets/use-assets.ts';
import { productText } from '../../texts/product-text.ts';

type Source = ItemVideo['source'] | 'none';

const sourceKeys = {
  none: 'products.withoutVideo',
  embed: 'products.embed',
  file: 'products.upload',
} as const satisfies Record<Source, string>;

const sources = Object.keys(sourceKeys) as Source[];

/** The initial video of each source; for `file`, a file must be picked first. */
const initialVideos: Readonly<Record<Source, ItemVideo | null>> = {
  none: null,
  embed: { source: 'embed', embed: '' },
  file: null,
};

/** The uploaded video file of an item. */
function FileField({
  assetId,
  onChange,
}: {
  readonly assetId: string | undefined;
  readonly onChange: (assetId: string) => void;
}): ReactNode {
  const [isPicking, setPicking] = useState(false);
  const assets = useAssets(assetId === undefined ? [] : [assetId]);
  const name = assetId === undefined ? undefined : assets.get(assetId)?.fileName;
  const Icon = assetId === undefined ? FileVideo : Replace;
  return (
    <>
      {name !== undefined && <p>{name}</p>}
      <Button icon={<Icon aria-hidden="true" />} onPress={() => setPicking(true)}>
        {productText(assetId === undefined ? 'products.chooseVideo' : 'products.replaceVideo')}
      </Button>
      <AssetPicker
        isOpen={isPicking}
        kind="video"
        onPick={({ id }) => onChange(id)}
        onClose={() => setPicking(false)}
      />
    </>
  );
}

/** The video of a video or lesson item. */
export function VideoFields({
  video,
  errors,
  onChange,
}: {
  readonly video: ItemVideo | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (video: ItemVideo | null) => void;
}): ReactNode {
  // Until a file is picked, `video` is null and cannot contain the source.
  const [isFileSource, setFileSource] = useState(false);
  const source: Source = video?.source ?? (isFileSource ? 'file' : 'none');
  return (
    <Card title={productText('products.video')}>
      <SegmentedField
        label={productText('products.source')}
        choices={sources.map((value) => ({ value, label: productText(sourceKeys[value]) }))}
        value={source}
        onChange={(chosen) => {
          setFileSource(chosen === 'file');
          onChange(initialVideos[chosen]);
        }}
      />
      {source === 'embed' && (
        <TextField
          label={productText('products.embedCode')}
          help={productText('products.embedHelp')}
          value={video?.source === 'embed' ? video.embed : ''}
          onChange={(embed) => onChange({ source: 'embed', embed })}
          error={errors['video.embed']}
          maxLength={4000}
          isLong
          isCode
        />
      )}
      {source === 'file' && (
        <FileField
          assetId={video?.source === 'file' ? video.assetId : undefined}
          onChange={(assetId) => onChange({ source: 'file', assetId })}
        />
      )}
      {source !== 'none' && <p>{productText('products.posterImage')}</p>}
    </Card>
  );
}

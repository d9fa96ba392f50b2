import { listAssets } from '@sitewright/contracts/api';
import type { Asset, AssetKind } from '@sitewright/contracts/entities';
import { ImageUp, Images } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { SearchField } from '../../controls/search-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { AssetGrid } from './asset-grid.tsx';
import styles from './asset-library.module.css';
import { UploadList } from './upload/upload-list.tsx';
import { useUploads } from './upload/use-uploads.ts';
import { Listing } from '../../controls/listing.tsx';
import { useList } from '../../api/read-list.ts';

const kindChoices = [
  { value: 'all', label: 'All files' },
  { value: 'image', label: 'Images' },
  { value: 'video', label: 'Videos' },
  { value: 'audio', label: 'Audio' },
  { value: 'document', label: 'Documents' },
] as const;

/** The files of the website: search, upload by button or drop, and a grid of thumbnails. */
export function AssetLibrary({
  kind,
  onOpen,
}: {
  /** Shows only files of this kind, to pick one: a single uploaded file is opened immediately. */
  readonly kind?: AssetKind;
  readonly onOpen: (asset: Asset) => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const [search, setSearch] = useState('');
  const [chosenKind, setChosenKind] = useState<AssetKind | 'all'>(kind ?? 'all');
  const searchText = useDeferredValue(search.trim());
  /** How many files were added together last. */
  const [addedCount, setAddedCount] = useState(0);
  const uploads = useUploads((asset, items) => {
    // A file that failed earlier does not count, but one of the same selection does: its error must stay visible.
    const isSingleUpload =
      addedCount === 1 && items.filter(({ state }) => state !== 'failed').length === 1;
    if (isSingleUpload && asset.kind === kind) onOpen(asset);
  });
  function addUploads(files: readonly File[]) {
    setAddedCount(files.length);
    uploads.add(files);
  }
  const assets = useList(listAssets, {
    params: { websiteId },
    query: {
      ...(searchText === '' ? {} : { search: searchText }),
      ...(chosenKind === 'all' ? {} : { kind: chosenKind }),
    },
  });
  const upload = (
    <FileTrigger allowsMultiple onSelect={(files) => addUploads([...(files ?? [])])}>
      <Button variant="primary" icon={<ImageUp aria-hidden="true" />}>
        Upload
      </Button>
    </FileTrigger>
  );
  return (
    <DropZone
      className={styles.zone ?? ''}
      aria-label="Drop files here to upload them"
      onDrop={async ({ items }) => {
        const files = items.filter((item) => item.kind === 'file');
        addUploads(await Promise.all(files.map((item) => item.getFile())));
      }}
    >
      <div className={styles.bar}>
        <SearchField label="Search files" value={search} onChange={setSearch} />
        {kind === undefined && (
          <SelectField
            label="Type"
            isLabelHidden
            choices={kindChoices}
            value={chosenKind}
            onChange={setChosenKind}
          />
        )}
        {upload}
      </div>
      <UploadList uploads={uploads} onOpen={onOpen} />
      <Listing
        list={assets}
        problem="The files could not be loaded."
        nouns={['file', 'files']}
        empty={
          <EmptyState
            icon={<Images />}
            title={searchText === '' ? 'No files yet' : 'No files found'}
          >
            {searchText === ''
              ? 'Drop images, videos, audio and documents here, or choose them from your device.'
              : 'Try a shorter search.'}
          </EmptyState>
        }
      >
        {(rows) => <AssetGrid assets={rows} onOpen={onOpen} />}
      </Listing>
    </DropZone>
  );
}

import { exportProducts, type Collection } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { endpointPath } from '../../api/call.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';

/** Downloads all products of a collection. */
export function ExportDialog({
  collections,
  collectionId,
  onClose,
}: {
  /** The collections of products. */
  readonly collections: readonly Collection[];
  readonly collectionId: string;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { leaveTo } = useServices();
  const [chosenId, setChosenId] = useState(collectionId);
  const chosen = collections.find(({ id }) => id === chosenId);
  return (
    <Dialog
      title={productText('products.exportProducts')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{productText('products.cancel')}</Button>
          <Button
            variant="primary"
            onPress={() => {
              // A response with an attachment leaves the screen where it is.
              leaveTo(endpointPath(exportProducts, { websiteId, collectionId: chosenId }));
              onClose();
            }}
          >
            {productText('products.downloadCsv')}
          </Button>
        </>
      }
    >
      {collections.length > 1 && (
        <SelectField
          label={productText('products.collection')}
          choices={collections.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosenId}
          onChange={setChosenId}
        />
      )}
      <p>
        {chosen === undefined
          ? productText('products.exportAll')
          : productText('products.exportCollection', { name: chosen.title })}
      </p>
    </Dialog>
  );
}

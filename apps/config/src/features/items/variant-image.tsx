import type { ReactNode } from 'react';
import { SelectField } from '../../controls/select-field.tsx';
import { useAssets } from '../assets/use-assets.ts';
import { productText } from '../../texts/product-text.ts';

const noImage = '';

/** Selects the product image of a variant. */
export function VariantImage({
  imageIds,
  imageId,
  error,
  onChange,
}: {
  /** The images of the product. */
  readonly imageIds: readonly string[];
  readonly imageId: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (imageId: string | undefined) => void;
}): ReactNode {
  const assets = useAssets(imageIds);
  const choices = imageIds.map((id, index) => ({
    value: id,
    label: assets.get(id)?.fileName ?? productText('products.imageNumber', { number: index + 1 }),
  }));
  return (
    <SelectField
      label={productText('products.image')}
      choices={[{ value: noImage, label: productText('products.withoutImage') }, ...choices]}
      value={imageId !== undefined && imageIds.includes(imageId) ? imageId : noImage}
      onChange={(id) => onChange(id === noImage ? undefined : id)}
      error={error}
    />
  );
}

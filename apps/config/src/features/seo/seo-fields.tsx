import type { Seo } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SwitchField } from '../../controls/switch-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { productText } from '../../texts/product-text.ts';

/** The SEO settings of a page or an item. */
export function SeoFields({
  seo,
  title,
  description,
  errors,
  onChange,
}: {
  readonly seo: Seo;
  /** What search engines show without an SEO title. */
  readonly title: string;
  /** What search engines show without an SEO description, as far as it is known. */
  readonly description?: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (seo: Seo) => void;
}): ReactNode {
  const set = (changes: Partial<Seo>) => onChange({ ...seo, ...changes });
  return (
    <>
      <TextField
        label={productText('products.seoTitle')}
        value={seo.title}
        onChange={(text) => set({ title: text })}
        error={errors['seo.title']}
        maxLength={120}
        placeholder={title}
      />
      <TextField
        label={productText('products.seoDescription')}
        value={seo.description}
        onChange={(text) => set({ description: text })}
        error={errors['seo.description']}
        maxLength={400}
        placeholder={description ?? ''}
        isLong
      />
      <SwitchField
        label={productText('products.hideFromSearch')}
        isOn={seo.noIndex}
        onChange={(noIndex) => set({ noIndex })}
      />
    </>
  );
}

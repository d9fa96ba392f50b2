import { Link } from '@tanstack/react-router';
import { listCategories } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { productText } from '../../texts/product-text.ts';
import { CategoriesForm } from './categories-form.tsx';

/** The categories of a website, each in another one or at the top. */
export function CategoriesScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const may = usePermissions();
  const read = useRead(listCategories, { params: { websiteId } });
  return (
    <Screen
      title={productText('products.categories')}
      parent={
        <Link to="/$identifier/products" params={{ identifier }} search={{}}>
          {productText('products.title')}
        </Link>
      }
      description={productText('products.categoriesText')}
    >
      <Reading read={read} problem={productText('products.categoriesNotLoaded')}>
        {(stored) => <CategoriesForm stored={stored} canChange={may('products.write')} />}
      </Reading>
    </Screen>
  );
}

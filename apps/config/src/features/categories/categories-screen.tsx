import { Link } from '@tanstack/react-router';
import { listCategories } from '@sitewright/contracts/api';
import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';
import { CategoriesForm } from './categories-form.tsx';

/** The categories of a website, each in another one or at the top. */
export function CategoriesScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const may = usePermissions();
  const read = useRead(listCategories, { params: { websiteId } });
  return (
    <Screen
      title="Categories"
      parent={
        <Link to="/$identifier/products" params={{ identifier }} search={{}}>
          Products
        </Link>
      }
      description="A category also contains the products of the categories in it, for visitors and for discounts."
    >
      <Reading read={read} problem="The categories could not be loaded.">
        {(stored) => <CategoriesForm stored={stored} canChange={may('products.write')} />}
      </Reading>
    </Screen>
  );
}

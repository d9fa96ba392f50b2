import { listCategories } from '@sitewright/contracts/api';
import { formatCategoryPath } from '@sitewright/contracts/categories';
import { useMemo, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { useSite } from '../../shell/site/site.ts';
import { TagManager } from '../products/tag-manager/tag-manager.tsx';

/** The categories of an item. Existing ones are suggested with what they are in. */
export function CategoryManager({
  categories,
  error,
  onChange,
}: {
  readonly categories: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (categories: string[]) => void;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { data } = useRead(listCategories, { params: { websiteId } });
  const suggestions = useMemo(() => {
    const all = data?.categories ?? [];
    const parents = new Map(
      all.flatMap(({ name, parent }) => (parent === null ? [] : [[name, parent]])),
    );
    return all.map(({ name }) => ({ value: name, label: formatCategoryPath(name, parents) }));
  }, [data]);
  return (
    <TagManager
      type="category"
      tags={categories}
      suggestions={suggestions}
      error={error}
      onChange={onChange}
    />
  );
}

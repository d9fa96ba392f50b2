import type { PageFields } from './place.ts';

/** A site's data of a page: its collection and, on an item's page, the item. */
export interface FormPage {
  readonly path: string;
  readonly collection: {
    readonly id: string;
    readonly title: string;
    readonly permissionType?: number | null | undefined;
  };
  readonly item?: { readonly id: string; readonly title: string } | null | undefined;
}

/** The page fields of a submission: the item's if there is one, otherwise the collection's. */
export const toPageFields = ({ path, collection, item }: FormPage): PageFields => ({
  pageTitle: (item ?? collection).title,
  pageId: (item ?? collection).id,
  contentSource: item ? 'i' : 'c',
  pagePath: path,
  pagePermissionTypeValue: collection.permissionType ?? null,
});

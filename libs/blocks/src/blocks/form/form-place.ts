import { toPageFields, type FormPlacement, type PageFields } from '@sitewright/form-runtime';
import type { ViewPage } from '../../kit/block/view-props.ts';

/** The permission type of a public page. */
const openPermission = 1;

/** The location of a form, in the field names of a submission (FORM-38 to FORM-40). */
export function formPlace(
  { context, path, title }: Pick<ViewPage, 'context' | 'path' | 'title'>,
  blockId: string,
): FormPlacement & PageFields {
  const { item, itemId = '', collection, collectionId = '' } = context;
  return {
    collectionId,
    objectName: blockId,
    isOverlayForm: false,
    ...toPageFields({
      path,
      collection: {
        id: collectionId,
        title: collection?.title ?? title,
        permissionType: collection?.permissionType ?? openPermission,
      },
      item: item === undefined ? null : { id: itemId, title: item.title },
    }),
  };
}

import { toPageFields, type FormPlacement, type PageFields } from '@sitewright/form-runtime';
import type { ViewPage } from '../../kit/block/view-props.ts';

const publicPermissionType = 1;

/** The page, collection and item that contain a form, as fields of its submission (FORM-38 to FORM-40). */
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
        permissionType: collection?.permissionType ?? publicPermissionType,
      },
      item: item === undefined ? null : { id: itemId, title: item.title },
    }),
  };
}

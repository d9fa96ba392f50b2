import { changeDigitalFile } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { cleanFileName } from '../assets/public.ts';
import { isVariantOf, listProductFiles, updateDigitalFile } from './digital-files.queries.ts';

export const changeDigitalFileRoute = tenantRoute(
  changeDigitalFile,
  ownerWrites('products.write'),
  async ({ tenant, params, body: { variantId, fileName } }) => {
    const { itemId, fileId } = params;
    if (typeof variantId === 'string' && !(await isVariantOf(tenant, itemId, variantId)))
      return err('invalidRequest', { errors: { variantId: 'There is no such variant.' } });
    const change = {
      ...(variantId === undefined ? {} : { variantId }),
      ...(fileName === undefined ? {} : { fileName: cleanFileName(fileName) }),
    };
    const isEmpty = Object.keys(change).length === 0;
    if (!isEmpty && !(await updateDigitalFile(tenant, { itemId, fileId }, change)))
      return err('notFound');
    const files = await listProductFiles(tenant, itemId);
    return files.find(({ id }) => id === fileId) ?? err('notFound');
  },
);

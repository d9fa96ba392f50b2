import { listMailTemplates } from '@sitewright/contracts/api';
import { useRead } from '../../api/read.ts';
import { useSite } from '../../shell/site/site.ts';
import { usePermissions } from '../../shell/site/use-permissions.ts';

/** Whether the store sends shipping confirmations. True until that is known. */
export function useShippingMail(): boolean {
  const { id: websiteId } = useSite();
  const enabled = usePermissions()('shipping_tax.write');
  const { data } = useRead(listMailTemplates, { params: { websiteId } }, { enabled });
  return data?.templates.find(({ kind }) => kind === 'orderShipping')?.isOn ?? true;
}

import { issueInvoices, listOrderInvoices } from '@sitewright/contracts/api';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { ActionMenu } from '../../controls/action-menu.tsx';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { printUrl } from './print-url.ts';

/** The most documents in one file. */
const maxPrinted = 100;

/** Prints the invoices or the packing slips of the selected orders as one file. */
export function BulkPrint({ ids }: { readonly ids: readonly string[] }): ReactNode {
  const { id: websiteId } = useSite();
  const { leaveTo } = useServices();
  const issue = useSend(issueInvoices, [listOrderInvoices]);

  async function printInvoices() {
    const body = { orderIds: [...ids] };
    const issued = await issue.mutateAsync({ params: { websiteId }, body }).catch(() => null);
    if (issued === null) return;
    const skipped = issued.skipped.length;
    if (skipped > 0) toast(orderText('orders.skippedUnplaced', { count: skipped }));
    if (issued.invoiceIds.length > 0) leaveTo(printUrl(websiteId, 'invoices', issued.invoiceIds));
  }
  return (
    <>
      <Problem error={issue.error} isBox={false} />
      <ActionMenu
        label={orderText('orders.print')}
        trigger={
          <Button
            icon={<Printer aria-hidden="true" />}
            isPending={issue.isPending}
            isDisabled={ids.length > maxPrinted}
          >
            {orderText('orders.print')}
          </Button>
        }
        actions={[
          { id: 'invoices', label: orderText('orders.invoices'), run: () => void printInvoices() },
          {
            id: 'slips',
            label: orderText('orders.packingSlips'),
            run: () => leaveTo(printUrl(websiteId, 'packing-slips', [...ids])),
          },
        ]}
      />
    </>
  );
}

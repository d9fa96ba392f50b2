import { exportCustomer } from '@sitewright/contracts/api';
import type { CustomerDetails } from '@sitewright/contracts/entities';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { downloadText } from '../../download/download-text.ts';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';

/** Saves everything that the store has about a customer as a file. */
export function ExportButton({ customer }: { readonly customer: CustomerDetails }): ReactNode {
  const { id: websiteId } = useSite();
  const request = useSendWithFreshLogin(exportCustomer);

  async function run() {
    const params = { websiteId, customerId: customer.id };
    const data = await request.run({ params });
    if (data === null) return;
    const json = JSON.stringify(data, null, 2);
    downloadText(`customer-${customer.email}.json`, 'application/json', json);
  }
  return (
    <>
      <Button
        icon={<Download aria-hidden="true" />}
        isPending={request.isPending}
        onPress={() => void run()}
      >
        {orderText('orders.exportData')}
      </Button>
      {request.question}
      <Problem error={request.error} isBox={false} />
    </>
  );
}

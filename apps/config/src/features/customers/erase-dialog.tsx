import { useNavigate } from '@tanstack/react-router';
import {
  eraseCustomer,
  listAbandonedCarts,
  listCustomers,
  listOrders,
} from '@sitewright/contracts/api';
import type { CustomerDetails } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { toast } from 'sonner';
import { fieldErrors } from '../../api/field-errors.ts';
import { Button } from '../../controls/button.tsx';
import { Dialog } from '../../controls/dialog.tsx';
import { Problem } from '../../controls/problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { orderText } from '../../texts/order-text.ts';
import { useSendWithFreshLogin } from '../account/use-send-with-fresh-login.tsx';

/** Erases a customer, once the email address was typed. */
export function EraseDialog({
  customer,
  onClose,
}: {
  readonly customer: CustomerDetails;
  readonly onClose: () => void;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const erase = useSendWithFreshLogin(eraseCustomer, [
    listCustomers,
    listOrders,
    listAbandonedCarts,
  ]);

  async function run() {
    const params = { websiteId, customerId: customer.id };
    const done = await erase.run({ params, body: { email } });
    if (done === null) return;
    toast.success(orderText('orders.personalDataErased'));
    void navigate({ to: '/$identifier/customers', params: { identifier }, search: {} });
  }
  return (
    <Dialog
      title={orderText('orders.eraseQuestion')}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{orderText('orders.cancel')}</Button>
          <Button
            variant="danger"
            isPending={erase.isPending}
            isDisabled={email.trim() === ''}
            onPress={() => void run()}
          >
            {orderText('orders.erase')}
          </Button>
        </>
      }
    >
      <p>{orderText('orders.eraseText')}</p>
      <p>{orderText('orders.eraseLimits')}</p>
      {erase.question}
      <Problem error={erase.error} isBox={false} />
      <TextField
        label={orderText('orders.typeToConfirm', { address: customer.email })}
        type="email"
        value={email}
        onChange={setEmail}
        isFirst
        autoComplete="off"
        error={fieldErrors(erase.error).email}
      />
    </Dialog>
  );
}

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
    toast.success('Personal data erased');
    void navigate({ to: '/$identifier/customers', params: { identifier }, search: {} });
  }
  return (
    <Dialog
      title="Erase the personal data of this customer?"
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            variant="danger"
            isPending={erase.isPending}
            isDisabled={email.trim() === ''}
            onPress={() => void run()}
          >
            Erase
          </Button>
        </>
      }
    >
      <p>
        Name, addresses, email, answers, notes, tags, reviews, carts and emails are erased. Orders
        keep their number, products, amounts and taxes, because the law requires it. This cannot be
        undone.
      </p>
      <p>Form submissions, newsletters and data at your payment provider are not affected.</p>
      {erase.question}
      <Problem error={erase.error} isBox={false} />
      <TextField
        label={`Type ${customer.email} to confirm`}
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

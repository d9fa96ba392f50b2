import { useNavigate } from '@tanstack/react-router';
import { leaveWebsite, listWebsites, readAccount } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { ConfirmDialog } from '../../controls/confirm-dialog.tsx';
import { useSite } from '../../shell/site/site.ts';

/** Lets everyone but the owner leave the website. */
export function LeaveCard(): ReactNode {
  const { id: websiteId, title } = useSite();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const leave = useSend(leaveWebsite, [readAccount, listWebsites]);

  async function confirm() {
    const response = await leave.mutateAsync({ params: { websiteId } }).catch(() => null);
    if (response !== null) await navigate({ to: '/' });
  }

  return (
    <Card title="Leave">
      <p>You will lose access to this website and need a new invitation to return.</p>
      <div>
        <Button onPress={() => setConfirming(true)}>Leave the website</Button>
      </div>
      <ConfirmDialog
        title={`Leave ${title}?`}
        action="Leave"
        isOpen={isConfirming}
        isPending={leave.isPending}
        onClose={() => setConfirming(false)}
        onConfirm={() => void confirm()}
      >
        {leave.error?.message ?? 'You lose access to this website immediately.'}
      </ConfirmDialog>
    </Card>
  );
}

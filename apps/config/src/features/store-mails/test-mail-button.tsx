import { testMailTemplate } from '@sitewright/contracts/api';
import type { MailTemplate, MailTemplateKind } from '@sitewright/contracts/entities';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { Button } from '../../controls/button.tsx';
import { Problem } from '../../controls/problem.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';

/** Mails the template as it is edited to the person who edits it. */
export function TestMailButton({
  kind,
  template,
  isDisabled,
}: {
  readonly kind: MailTemplateKind;
  readonly template: MailTemplate;
  readonly isDisabled: boolean;
}): ReactNode {
  const { id: websiteId } = useSite();
  const { createId } = useServices();
  const send = useSend(testMailTemplate);

  async function run() {
    const body = { template, requestKey: createId() };
    const sent = await send.mutateAsync({ params: { websiteId, kind }, body }).catch(() => null);
    if (sent !== null) toast.success(storeText('store.testMailSent', { email: sent.to }));
  }
  return (
    <>
      <Problem error={send.error} isBox={false} />
      <Button
        icon={<Send aria-hidden="true" />}
        onPress={() => void run()}
        isPending={send.isPending}
        isDisabled={isDisabled}
      >
        {storeText('store.sendTestMail')}
      </Button>
    </>
  );
}

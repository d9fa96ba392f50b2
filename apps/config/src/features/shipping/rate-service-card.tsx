import { readRateServiceSecret, testRateService } from '@sitewright/contracts/api';
import type { RateService } from '@sitewright/contracts/entities';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead, useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { IconButton } from '../../controls/icon-button.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { RateResults } from './rate-results.tsx';
import styles from './shipping.module.css';

interface RateServiceCardProps {
  readonly service: RateService;
  /** The country of the store, where the sample parcel of a test goes. */
  readonly country: string;
  /** The error at a path below the service. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (service: RateService) => void;
  readonly onRemove: () => void;
}

/** A server that tells the rates of carriers: its URL, its secret, and a test. */
export function RateServiceCard(props: RateServiceCardProps): ReactNode {
  const { service, country, errorOf, onChange, onRemove } = props;
  const { id: serviceId, name, url } = service;
  const { id: websiteId } = useSite();
  const [isSecretShown, setSecretShown] = useState(false);
  const secret = useRead(
    readRateServiceSecret,
    { params: { websiteId, serviceId } },
    { enabled: isSecretShown },
  );
  const test = useSend(testRateService);
  const set = (changes: Partial<RateService>) => {
    test.reset();
    onChange({ ...service, ...changes });
  };
  return (
    <Card
      title={name || 'Rate service'}
      actions={
        <IconButton label={`Remove rate service ${name}`} size="small" onPress={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    >
      <div className={styles.fields}>
        <TextField
          label="Service name"
          help="Only you see it."
          value={name}
          onChange={(text) => set({ name: text })}
          error={errorOf('name')}
          maxLength={80}
        />
        <TextField
          label="URL"
          type="url"
          isCode
          placeholder="https://"
          help="A server that responds with the rates of your carriers."
          value={url}
          onChange={(text) => set({ url: text.trim() })}
          error={errorOf('url')}
          maxLength={500}
        />
      </div>
      {isSecretShown ? (
        <TextField
          label="Secret"
          help="Requests are signed with it, so that your server can tell who asks."
          isCode
          value={secret.data?.secret ?? ''}
          onChange={() => {}}
          isReadOnly
        />
      ) : null}
      <FormProblem error={secret.error} before="The secret could not be loaded." />
      <FormProblem error={test.error} before="Not tested." />
      <div className={styles.buttons}>
        <Button size="small" isDisabled={isSecretShown} onPress={() => setSecretShown(true)}>
          Show secret
        </Button>
        <Button
          size="small"
          isDisabled={url === ''}
          isPending={test.isPending}
          onPress={() => test.mutate({ params: { websiteId, serviceId }, body: { url, country } })}
        >
          Test
        </Button>
      </div>
      {test.data !== undefined && <RateResults result={test.data} />}
    </Card>
  );
}

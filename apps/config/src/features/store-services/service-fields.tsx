import { readServiceSecret } from '@sitewright/contracts/api';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import styles from './service-fields.module.css';

interface ServiceFieldsProps {
  readonly serviceId: string;
  readonly url: string;
  readonly help: string;
  readonly error: string | undefined;
  readonly onUrl: (url: string) => void;
  readonly test: { readonly isPending: boolean; readonly error: Error | null };
  readonly onTest: () => void;
  /** What a test asks about. */
  readonly testFields?: ReactNode;
  /** The response to a test. */
  readonly children: ReactNode;
}

/** The URL of a server that a store asks, its secret, and a test. */
export function ServiceFields(props: ServiceFieldsProps): ReactNode {
  const { serviceId, url, help, error, onUrl, test, onTest, testFields, children } = props;
  const { id: websiteId } = useSite();
  const [isSecretShown, setSecretShown] = useState(false);
  const secret = useRead(
    readServiceSecret,
    { params: { websiteId, serviceId } },
    { enabled: isSecretShown },
  );
  return (
    <>
      <TextField
        label={storeText('store.url')}
        type="url"
        isCode
        placeholder="https://"
        help={help}
        value={url}
        onChange={(text) => onUrl(text.trim())}
        error={error}
        maxLength={500}
      />
      {isSecretShown && (
        <TextField
          label={storeText('store.secret')}
          help={storeText('store.secretHelp')}
          isCode
          value={secret.data?.secret ?? ''}
          onChange={() => {}}
          isReadOnly
        />
      )}
      <FormProblem error={secret.error} before={storeText('store.secretNotLoaded')} />
      <FormProblem error={test.error} before={storeText('store.notTested')} />
      {testFields}
      <div className={styles.buttons}>
        <Button size="small" isDisabled={isSecretShown} onPress={() => setSecretShown(true)}>
          {storeText('store.showSecret')}
        </Button>
        <Button size="small" isDisabled={url === ''} isPending={test.isPending} onPress={onTest}>
          {storeText('store.test')}
        </Button>
      </div>
      {children}
    </>
  );
}

import { isLinkVariable, soleVariable } from '@sitewright/commerce/mail-template';
import type { MailBlock } from '@sitewright/contracts/entities';
import type { ReactNode } from 'react';
import { SelectField } from '../../controls/select-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { storeText } from '../../texts/store-text.ts';
import styles from './store-mails.module.css';
import { templateMemberKeys } from './template-labels.ts';
import { VariableField } from './variable-field.tsx';

const typedUrl = 'url';

/** The fields of one block. */
export function BlockFields({
  block,
  variables,
  errors,
  onChange,
}: {
  readonly block: MailBlock;
  readonly variables: readonly string[];
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (block: MailBlock) => void;
}): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <VariableField
          label={storeText(templateMemberKeys.text)}
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
          variables={variables}
          error={errors.text}
          maxLength={200}
        />
      );
    case 'text':
    case 'footer':
      return (
        <VariableField
          label={storeText(templateMemberKeys.text)}
          help={storeText('store.mailLineHelp')}
          value={block.text}
          onChange={(text) => onChange({ ...block, text })}
          variables={variables}
          error={errors.text}
          isLong
          maxLength={4000}
        />
      );
    case 'button':
      return <ButtonFields {...{ block, variables, errors, onChange }} />;
    case 'image':
      return <ImageFields {...{ block, variables, errors, onChange }} />;
    case 'orderLines':
      return <BlockNote text={storeText('store.mailItemsNote')} error={errors.type} />;
    case 'address':
      return <BlockNote text={storeText('store.mailAddressNote')} error={errors.type} />;
    case 'divider':
      return null;
  }
}

const BlockNote = ({
  text,
  error,
}: {
  readonly text: string;
  readonly error: string | undefined;
}) => <p className={error === undefined ? styles.note : styles.error}>{error ?? text}</p>;

function ImageFields({
  block,
  variables,
  errors,
  onChange,
}: {
  readonly block: Extract<MailBlock, { type: 'image' }>;
  readonly variables: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (block: MailBlock) => void;
}): ReactNode {
  const { baseUrl } = useSite();
  return (
    <>
      <img src={`${baseUrl}${block.url}?format=300w`} alt="" className={styles.image} />
      <VariableField
        label={storeText(templateMemberKeys.alt)}
        help={storeText('store.altTextHelp')}
        value={block.alt}
        onChange={(alt) => onChange({ ...block, alt })}
        variables={variables}
        error={errors.alt}
        maxLength={300}
      />
    </>
  );
}

function ButtonFields({
  block,
  variables,
  errors,
  onChange,
}: {
  readonly block: Extract<MailBlock, { type: 'button' }>;
  readonly variables: readonly string[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (block: MailBlock) => void;
}): ReactNode {
  const variable = soleVariable(block.url);
  return (
    <>
      <VariableField
        label={storeText(templateMemberKeys.label)}
        value={block.label}
        onChange={(label) => onChange({ ...block, label })}
        variables={variables}
        error={errors.label}
        maxLength={100}
      />
      <SelectField
        label={storeText(templateMemberKeys.url)}
        choices={[
          ...variables
            .filter(isLinkVariable)
            .map((name) => ({ value: name, label: `${name[0]?.toUpperCase()}${name.slice(1)}` })),
          { value: typedUrl, label: storeText('store.anotherUrl') },
        ]}
        value={variable ?? typedUrl}
        onChange={(chosen) =>
          onChange({ ...block, url: chosen === typedUrl ? 'https://' : `{{${chosen}}}` })
        }
        error={variable === null ? undefined : errors.url}
      />
      {variable === null && (
        <TextField
          label={storeText('store.url')}
          type="url"
          value={block.url}
          onChange={(url) => onChange({ ...block, url })}
          error={errors.url}
          maxLength={500}
        />
      )}
    </>
  );
}

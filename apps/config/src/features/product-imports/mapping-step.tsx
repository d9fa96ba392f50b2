import { Link } from '@tanstack/react-router';
import {
  checkProductImport,
  readProductImport,
  type ProductImport,
} from '@sitewright/contracts/api';
import type { MeasurementStandard } from '@sitewright/contracts/codes';
import type { CsvField, CsvMapping } from '@sitewright/contracts/entities';
import { useState, type ReactNode } from 'react';
import { fieldErrors } from '../../api/field-errors.ts';
import { useSend } from '../../api/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Problem } from '../../controls/problem.tsx';
import { SegmentedField } from '../../controls/segmented-field.tsx';
import { SelectField } from '../../controls/select-field.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { fieldChoices, noField } from './field-labels.ts';
import { delimiterLabel, formatLabel } from './import-labels.ts';
import styles from './import.module.css';

const scaledFields: readonly (CsvField | null)[] = ['weight', 'length', 'width', 'height'];

const standards = [
  { value: 'metric', label: 'kg, cm' },
  { value: 'imperial', label: 'lb, in' },
] as const;

/** The second step: what each column contains. */
export function MappingStep({
  started,
  onChecked,
}: {
  readonly started: ProductImport;
  readonly onChecked: () => void;
}): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { id: importId, file } = started;
  const [mapping, setMapping] = useState<CsvMapping>(started.mapping);
  const [standard, setStandard] = useState<MeasurementStandard>(started.measurementStandard);
  const send = useSend(checkProductImport, [readProductImport]);
  const errors = fieldErrors(send.error);
  const choices = fieldChoices();
  async function check() {
    const body = { mapping, measurementStandard: standard };
    const params = { websiteId, importId };
    const checked = await send.mutateAsync({ params, body }).catch(() => null);
    if (checked !== null) onChecked();
  }
  return (
    <>
      <p className={styles.quiet}>
        {productText('products.fileSummary', {
          format: formatLabel(file.format),
          name: started.fileName,
          count: file.rowCount,
          encoding: file.encoding,
          delimiter: delimiterLabel(file.delimiter),
        })}
      </p>
      <Card>
        <ul className={styles.columns}>
          {file.columns.map(({ title, samples }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity
            <li key={index} className={styles.column}>
              <div>
                {title || productText('products.columnNumber', { number: index + 1 })}
                <span className={styles.samples}>{samples.join(' · ')}</span>
              </div>
              <SelectField
                label={productText('products.contentsOf', {
                  name: title || productText('products.unnamedColumn', { number: index + 1 }),
                })}
                isLabelHidden
                choices={choices}
                value={mapping[index] ?? noField}
                onChange={(field) =>
                  setMapping(mapping.with(index, field === noField ? null : field))
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      {mapping.some((field) => field !== null && scaledFields.includes(field)) && (
        <SegmentedField
          label={productText('products.unitsOfWeight')}
          choices={standards}
          value={standard}
          onChange={setStandard}
        />
      )}
      <Problem
        error={errors['mapping'] === undefined ? send.error : new Error(errors['mapping'])}
      />
      <div className={styles.actions}>
        <Button variant="primary" isPending={send.isPending} onPress={() => void check()}>
          {productText('products.checkFile')}
        </Button>
        <Link
          to="/$identifier/products/import"
          params={{ identifier }}
          search={{ collection: started.collectionId }}
        >
          {productText('products.chooseAnotherFile')}
        </Link>
      </div>
    </>
  );
}

import { layoutOf, type LayoutOption, type OptionLayout } from '@sitewright/commerce/variants';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../controls/button.tsx';
import { Card } from '../../../controls/card.tsx';
import { EntryList } from '../../../controls/entry-list.tsx';
import { productText } from '../../../texts/product-text.ts';
import { OptionDialog } from './option-dialog.tsx';
import type { EditedOptions } from './product-matrix.ts';

/** The maximum number of options that the editor offers. */
const maxOptions = 6;

const newOption: LayoutOption = { name: '', was: null, values: [] };

/** The options of a product, such as Size and Frame. Every change is a layout of the options. */
export function OptionsEditor({
  options,
  error,
  onChange,
}: {
  readonly options: EditedOptions;
  readonly error: string | undefined;
  readonly onChange: (layout: OptionLayout) => void;
}): ReactNode {
  /** The index of the edited option; one past the last for a new one. */
  const [edited, setEdited] = useState<number | null>(null);
  const layout = layoutOf(options);
  return (
    <Card
      title={productText('products.options')}
      actions={
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          isDisabled={options.length >= maxOptions}
          onPress={() => setEdited(options.length)}
        >
          {productText('products.addOption')}
        </Button>
      }
    >
      {options.length === 0 ? (
        <p>{productText('products.noOptions')}</p>
      ) : (
        <EntryList
          label={productText('products.options')}
          entries={layout}
          labelOf={({ name, values }) =>
            productText('products.labeled', {
              label: name,
              text: values.map((value) => value.name).join(', '),
            })
          }
          onChange={onChange}
          onOpen={setEdited}
        />
      )}
      {error !== undefined && <p role="alert">{error}</p>}
      {edited !== null && (
        <OptionDialog
          option={layout[edited] ?? newOption}
          otherNames={options.filter((_, index) => index !== edited).map(({ name }) => name)}
          onClose={() => setEdited(null)}
          onDone={(option) => {
            setEdited(null);
            onChange(edited < layout.length ? layout.with(edited, option) : [...layout, option]);
          }}
        />
      )}
    </Card>
  );
}

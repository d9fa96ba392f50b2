import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { listCollections, listItems, readProductImport } from '@sitewright/contracts/api';
import { collectionType } from '@sitewright/contracts/codes';
import { FileUp } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCompleteList } from '../../api/read-list.ts';
import { readOptions, useRefresh } from '../../api/read.ts';
import { useServices } from '../../app/services.ts';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Problem } from '../../controls/problem.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { productText } from '../../texts/product-text.ts';
import { CheckStep } from './check-step.tsx';
import { FileStep } from './file-step.tsx';
import { ImportHistory } from './import-history.tsx';
import { MappingStep } from './mapping-step.tsx';
import { ResultStep } from './result-step.tsx';
import styles from './import.module.css';

const stepKeys = {
  file: 'products.file',
  columns: 'products.columns',
  check: 'products.check',
  result: 'products.result',
} as const;
type Step = keyof typeof stepKeys;
const steps = Object.keys(stepKeys) as Step[];

/** How often the progress is read, in milliseconds. */
const pollMs = 1000;

/** The step that is shown; its heading gets the focus when it changes. */
function StepFrame({ step, children }: { readonly step: Step; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <>
      <ol className={styles.steps} aria-label={productText('products.importSteps')}>
        {steps.map((each) => (
          <li key={each} {...(each === step ? { 'aria-current': 'step' as const } : {})}>
            {productText(stepKeys[each])}
          </li>
        ))}
      </ol>
      <section className={styles.step}>
        <h2 ref={heading} tabIndex={-1}>
          {productText(stepKeys[step])}
        </h2>
        {children}
      </section>
    </>
  );
}

/** Imports products from a CSV file: file, columns, check, result. */
export function ImportScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { call } = useServices();
  const { collection, import: importId } = useSearch({
    from: '/$identifier/framed/products/import',
  });
  const navigate = useNavigate();
  const refresh = useRefresh();
  const [isMapping, setMapping] = useState(false);
  const collections = useCompleteList(listCollections, { params: { websiteId } });
  const shops = (collections.data?.rows ?? []).filter(
    ({ type }) => type === collectionType.PRODUCTS,
  );
  const shop = shops.find(({ id }) => id === collection) ?? shops[0];
  const { data: started, error } = useQuery({
    ...readOptions(call, readProductImport, { params: { websiteId, importId: importId ?? '' } }),
    enabled: importId !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'running' || state.data?.state === 'undoing' ? pollMs : false,
  });
  const state = importId === undefined ? undefined : started?.state;
  useEffect(() => {
    if (state === 'done' || state === 'undone') void refresh([listItems, listCollections]);
  }, [state, refresh]);

  const show = (search: { collection?: string | undefined; import?: string | undefined }) =>
    void navigate({ to: '/$identifier/products/import', params: { identifier }, search });
  const step: Step =
    importId === undefined
      ? 'file'
      : state === undefined || state === 'uploaded' || (state === 'checked' && isMapping)
        ? 'columns'
        : state === 'checked'
          ? 'check'
          : 'result';
  if (importId === undefined && collections.data !== undefined && shop === undefined)
    return (
      <Screen title={productText('products.importProducts')}>
        <EmptyState
          icon={<FileUp />}
          title={productText('products.noShopPage')}
          action={
            <Link to="/$identifier/pages" params={{ identifier }} search={{}}>
              {productText('products.addShopPage')}
            </Link>
          }
        >
          {productText('products.importNeedsPage')}
        </EmptyState>
      </Screen>
    );
  return (
    <Screen
      title={productText('products.importProducts')}
      description={productText('products.importText')}
      width="wide"
    >
      <Problem error={error ?? collections.error} />
      <StepFrame step={step}>
        {step === 'file' && shop !== undefined && (
          <FileStep
            collections={shops}
            collectionId={shop.id}
            onCollection={(id) => show({ collection: id })}
            onUploaded={(id) => {
              setMapping(false);
              show({ collection, import: id });
            }}
          />
        )}
        {started !== undefined && step === 'columns' && (
          <MappingStep key={started.id} started={started} onChecked={() => setMapping(false)} />
        )}
        {started !== undefined && step === 'check' && (
          <CheckStep started={started} onBack={() => setMapping(true)} />
        )}
        {started !== undefined && step === 'result' && <ResultStep started={started} />}
      </StepFrame>
      {step === 'file' && <ImportHistory />}
    </Screen>
  );
}

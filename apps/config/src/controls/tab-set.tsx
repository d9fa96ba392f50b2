import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import styles from './tab-set.module.css';

/** Several panels, one of which is visible. */
export function TabSet<Id extends string | number>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  readonly label: string;
  readonly tabs: readonly {
    readonly id: Id;
    readonly label: string;
    readonly content: ReactNode;
  }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}): ReactNode {
  return (
    <Tabs
      className={styles.tabs ?? ''}
      selectedKey={selected}
      onSelectionChange={(key) => onSelect(key as Id)}
    >
      <TabList aria-label={label} className={styles.list ?? ''}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </Tabs>
  );
}

import { useNavigate, useSearch } from '@tanstack/react-router';
import { listPages } from '@sitewright/contracts/api';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../composition/read.ts';
import { Button } from '../../controls/button.tsx';
import { Card } from '../../controls/card.tsx';
import { Reading } from '../../controls/reading.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { AddPageDialog } from './add-page-dialog.tsx';
import { PageSettingsDialog } from './page-settings-dialog.tsx';
import { PageTable } from './page-table.tsx';

/** The pages of the website: what there is, what is changed, and what each is called. */
export function PagesScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const { page: openedId } = useSearch({ from: '/$identifier/framed/pages' });
  const navigate = useNavigate();
  const pages = useRead(listPages, { params: { websiteId }, query: { limit: 100 } });
  const [isAdding, setAdding] = useState(false);
  const open = (page: string | undefined) =>
    void navigate({ to: '/$identifier/pages', params: { identifier }, search: { page } });
  return (
    <Screen
      title="Pages"
      description="Changes are seen by visitors after the next publish."
      actions={
        <Button look="primary" icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
          Add page
        </Button>
      }
    >
      <Card isFlush>
        <Reading read={pages} problem="The pages could not be read.">
          {({ rows }) => <PageTable pages={rows} onOpen={open} />}
        </Reading>
      </Card>
      <AddPageDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      {openedId !== undefined && (
        <PageSettingsDialog key={openedId} pageId={openedId} onClose={() => open(undefined)} />
      )}
    </Screen>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { createForm, listForms } from '@sitewright/contracts/api';
import { FileInput, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSend } from '../../api/read.ts';
import { toastProblem } from '../../api/toast-problem.tsx';
import { Button } from '../../controls/button.tsx';
import { EmptyState } from '../../controls/empty-state.tsx';
import { Screen } from '../../controls/screen.tsx';
import { useSite } from '../../shell/site/site.ts';
import { newForm } from './new-form.ts';
import { TableListing } from '../../controls/table-listing.tsx';
import { useList } from '../../api/read-list.ts';
import { formColumns } from './form-columns.tsx';

/** The forms of the website. */
export function FormsScreen(): ReactNode {
  const { id: websiteId, identifier } = useSite();
  const navigate = useNavigate();
  const forms = useList(listForms, { params: { websiteId } });
  const create = useSend(createForm, [listForms]);

  async function add() {
    const created = await create
      .mutateAsync({ params: { websiteId }, body: newForm })
      .catch((error: Error) => {
        toastProblem(error);
        return null;
      });
    if (created === null) return;
    await navigate({
      to: '/$identifier/forms/$formId',
      params: { identifier, formId: created.id },
    });
  }

  const button = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden="true" />}
      onPress={() => void add()}
      isPending={create.isPending}
    >
      New form
    </Button>
  );
  return (
    <Screen
      title="Forms"
      description="Add a form to a page with the Form block. Changes go live immediately."
      actions={button}
    >
      <TableListing
        list={forms}
        problem="The forms could not be loaded."
        caption="Forms"
        nouns={['form', 'forms']}
        empty={
          <EmptyState icon={<FileInput />} title="No forms yet" action={button}>
            Ask visitors for a message, a reservation or whatever you need to know.
          </EmptyState>
        }
        columns={formColumns(identifier)}
      />
    </Screen>
  );
}

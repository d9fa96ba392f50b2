import {
  listCollections,
  listDeletedPages,
  listPages,
  listPendingChanges,
  readPage,
  restorePage,
} from '@sitewright/contracts/api';
import { toast } from 'sonner';
import { useSend } from '../../composition/read.ts';
import { toastProblem } from '../../composition/toast-problem.tsx';
import { useSite } from '../../shell/site/site.ts';

interface RestorePage {
  /** Brings a deleted page back and says where it is; whether it is there. Never rejects. */
  readonly restore: (page: { readonly id: string; readonly title: string }) => Promise<boolean>;
  /** The page that is on its way back. */
  readonly pendingId: string | undefined;
}

/** Takes the deletion of a page back. It goes on when the screen that asked for it is left. */
export function useRestorePage(): RestorePage {
  const { id: websiteId } = useSite();
  const send = useSend(restorePage, [
    listPages,
    listDeletedPages,
    listCollections,
    listPendingChanges,
    readPage,
  ]);
  return {
    pendingId: send.isPending ? send.variables.params.pageId : undefined,
    async restore({ id: pageId, title }) {
      try {
        const { urlId, movedFrom, changed } = await send.mutateAsync({
          params: { websiteId, pageId },
        });
        const place =
          movedFrom === null ? '.' : `, at /${urlId}: another page has /${movedFrom} now.`;
        const seen = changed === 'none' ? '' : ' Visitors see it after the next publish.';
        toast(`${title} is back${place}${seen}`, { duration: movedFrom === null ? 2000 : 10_000 });
        return true;
      } catch (error) {
        toastProblem(error as Error);
        return false;
      }
    },
  };
}

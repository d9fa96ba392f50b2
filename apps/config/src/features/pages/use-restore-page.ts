import {
  listCollections,
  listDeletedPages,
  listPages,
  listPendingChanges,
  readPage,
  restorePage,
} from '@sitewright/contracts/api';
import { toast } from 'sonner';
import { useSend } from '../../api/read.ts';
import { toastProblem } from '../../api/toast-problem.tsx';
import { useSite } from '../../shell/site/site.ts';

interface RestorePage {
  /** Restores a deleted page and shows its URL; resolves to whether it succeeded. Never rejects. */
  readonly restore: (page: { readonly id: string; readonly title: string }) => Promise<boolean>;
  /** The page that is being restored. */
  readonly pendingId: string | undefined;
}

/** Restores a deleted page. Continues when its screen is left. */
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
        const urlText =
          movedFrom === null ? '.' : ` at /${urlId}, because another page now uses /${movedFrom}.`;
        const publishHint = changed === 'none' ? '' : ' Visitors see it after the next publish.';
        toast(`${title} was restored${urlText}${publishHint}`, {
          duration: movedFrom === null ? 2000 : 10_000,
        });
        return true;
      } catch (error) {
        toastProblem(error as Error);
        return false;
      }
    },
  };
}

import { useQuery } from '@tanstack/react-query';
import { readWebsite } from '@sitewright/contracts/api';
import { dataOf } from '../../../composition/call.ts';
import { useServices } from '../../../composition/services.ts';
import { frameAddress } from '../../../shell/site/frame-path.ts';

/**
 * The address to frame: the page with a fresh edit token. It is asked for once for each opening and never
 * again while the page is open, because another address would load the frame anew.
 */
export function useEditAddress(websiteId: string, path: string) {
  const { call } = useServices();
  return useQuery({
    queryKey: ['edit address', websiteId, path],
    queryFn: async () =>
      frameAddress(dataOf(await call(readWebsite, { params: { websiteId } })).editUrl, path),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

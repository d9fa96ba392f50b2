import { useQuery } from '@tanstack/react-query';
import { readWebsite } from '@sitewright/contracts/api';
import { dataOf } from '../../../api/call.ts';
import { useServices } from '../../../app/services.ts';
import { frameAddress } from '../../../shell/site/frame-path.ts';

/**
 * The URL to frame: the page with a fresh edit token. It is requested once for each opening and stays the same while
 * the page is open, because another URL would reload the frame.
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

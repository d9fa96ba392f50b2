import { useState } from 'react';
import type { CensusRequest, Send } from '../index.ts';

/** A fake server with a log of requests. */
export function useFakeSend() {
  const [requests, setRequests] = useState<readonly CensusRequest[]>([]);
  const [send] = useState((): Send => (request) => {
    setRequests((before) => [...before, request]);
    return Promise.resolve({ status: 200, text: () => Promise.resolve('{}') });
  });
  return { requests, send };
}

function bodyOf({ form, json, text }: CensusRequest): string {
  if (!form) return text ?? (json === undefined ? '' : JSON.stringify(json, null, 2));
  return Object.entries(form)
    .map(([name, value]) => `${name} = ${value || '(empty)'}`)
    .join('\n');
}

/** The received requests, newest last. */
export function Sent({ requests }: { readonly requests: readonly CensusRequest[] }) {
  return (
    <section aria-label="What was sent">
      <h2>What was sent</h2>
      <ol className="log" aria-live="polite">
        {requests.length === 0 && <li>Nothing.</li>}
        {requests.map((request, index) => (
          <li key={index}>
            {`${request.method ?? 'POST'} ${request.path}\n${bodyOf(request)}\n\u00a0`}
          </li>
        ))}
      </ol>
    </section>
  );
}

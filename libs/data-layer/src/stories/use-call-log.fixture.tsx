import { useState } from 'react';
import type { LoggedCall } from './fake-server.fixture.ts';

/** The calls to the fake server in order; a response replaces its request. */
export function useCallLog() {
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);
  const log = (call: LoggedCall) =>
    setCalls((before) => [...before.filter(({ id }) => id !== call.id), call]);
  return [calls.toSorted((one, other) => one.id - other.id), log] as const;
}

/** The server's log. */
export function CallLog({ calls }: { readonly calls: readonly LoggedCall[] }) {
  return (
    <section aria-label="What the server saw">
      <h2>What the server saw</h2>
      <ol className="log" aria-live="polite">
        {calls.length === 0 && <li>Nothing yet.</li>}
        {calls.map(({ id, request, answer }) => (
          <li key={id}>
            {request} → {answer}
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useState } from 'react';
import type { LoggedCall } from './fake-server.fixture.ts';

/** The calls that reached the fake server, in their order; an answer replaces its question. */
export function useCallLog() {
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);
  const log = (call: LoggedCall) =>
    setCalls((before) => [...before.filter(({ id }) => id !== call.id), call]);
  return [calls.toSorted((one, other) => one.id - other.id), log] as const;
}

/** What the server saw. */
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

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createDataLayer, type Failure } from '../index.ts';
import { createFakeFetch, type FakeAnswer } from './fake-server.fixture.ts';

const results: readonly (readonly [what: string, answer: FakeAnswer | undefined])[] = [
  ['401', { status: 401 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['404', { status: 404 }],
  ['no connection', undefined],
  ['200 with an error', { body: { error: 'The code has expired.' } }],
  ['422 with an error', { status: 422, body: { error: 'Only 3 are left.' } }],
  ['200, no JSON', { body: '<html>' }],
  ['loginRequired', { status: 401, body: { loginRequired: true } }],
  ['authorizationFail', { status: 403, body: { authorizationFail: true } }],
  ['crumbFail, twice', { status: 400, body: { crumbFail: true } }],
];

async function failureTo(answer: FakeAnswer | undefined): Promise<Failure | undefined> {
  const fetch = createFakeFetch(
    () => answer,
    () => undefined,
  );
  const result = await createDataLayer({ fetch, setTimer: setTimeout }).get('cart');
  return result.ok ? undefined : result.failure;
}

function EveryFailure() {
  const [failures, setFailures] = useState<readonly (Failure | undefined)[]>([]);
  useEffect(() => {
    let isThere = true;
    async function callAll() {
      const all = await Promise.all(results.map(([, answer]) => failureTo(answer)));
      if (isThere) setFailures(all);
    }
    void callAll();
    return () => void (isThere = false);
  }, []);
  return (
    <table aria-busy={failures.length === 0}>
      <thead>
        <tr>
          <th scope="col">Answer</th>
          <th scope="col">kind and message</th>
        </tr>
      </thead>
      <tbody>
        {results.map(([what], index) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td style={{ overflowWrap: 'anywhere' }}>
              <code>{failures[index]?.kind ?? '…'}</code>
              <br />
              {failures[index]?.message}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'Libraries/data-layer/Failures',
  component: EveryFailure,
  parameters: { about: 'Every way in which a call can end badly, as the library names it.' },
} satisfies Meta<typeof EveryFailure>;
export default meta;

export const EveryKind: StoryObj<typeof meta> = {};

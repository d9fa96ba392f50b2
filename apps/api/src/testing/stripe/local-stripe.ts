import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeLedger } from './stripe-ledger.ts';
import {
  operations,
  type Operation,
  type OperationCall,
  type StripeOperation,
} from './stripe-operations.ts';
import { parseParameters, rejectUnknown, type Parameters } from './stripe-parameters.ts';
import { StripeRejection } from './stripe-rejection.ts';

interface StoredAnswer {
  readonly request: string;
  readonly answer: Promise<Answer>;
  isDone: boolean;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

/** A server that speaks the documented part of Stripe's API. Nothing of it is part of the product. */
export interface LocalStripe {
  readonly url: string;
  readonly ledger: StripeLedger;
  /** Carries out the next calls of an operation, but loses the responses. */
  loseResponses(operation: StripeOperation, count: number): void;
  /** Carries out the next calls of an operation, but answers with an error of the server. */
  failResponses(operation: StripeOperation, count: number): void;
  /** The next calls of an operation do not arrive. */
  loseRequests(operation: StripeOperation, count: number): void;
  /** Forgets all idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  /** How often an operation was called. */
  calls(operation: StripeOperation): number;
  close(): Promise<void>;
}

const bankPage = (id: string): string => `<!doctype html>
<html lang="en"><title>Local bank</title>
<h1>Your bank asks you to confirm this payment</h1>
<form method="post" action="/bank/${id}">
<button name="answer" value="approve">Confirm</button>
<button name="answer" value="decline">Decline</button>
</form></html>`;

/** Starts a local Stripe on a free port. */
export async function startLocalStripe(): Promise<LocalStripe> {
  const ledger = new StripeLedger();
  const answers = new Map<string, StoredAnswer>();
  const counts = new Map<StripeOperation, number>();
  const lost = {
    responses: new Map<string, number>(),
    requests: new Map<string, number>(),
    answers: new Map<string, number>(),
  };
  const isLost = (losses: Map<string, number>, operation: string): boolean => {
    const count = losses.get(operation) ?? 0;
    if (count > 0) losses.set(operation, count - 1);
    return count > 0;
  };

  function findAccount(request: IncomingMessage, { isPublic }: Operation, params: Parameters) {
    const key = (request.headers.authorization ?? '').replace('Bearer ', '');
    const account = ledger.accounts.find(
      ({ secretKey, publishableKey }) => key === secretKey || key === publishableKey,
    );
    if (account === undefined)
      throw new StripeRejection(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided',
      });
    const secret = params['client_secret'];
    if (key === account.publishableKey && (isPublic !== true || secret === ''))
      throw new StripeRejection(403, {
        type: 'invalid_request_error',
        code: 'secret_key_required',
      });
    return account;
  }

  async function run(name: StripeOperation, call: OperationCall): Promise<Answer> {
    try {
      return { status: 200, body: operations[name].run({ ...call }) };
    } catch (error) {
      if (error instanceof StripeRejection)
        return { status: error.status, body: { error: error.body } };
      throw error;
    }
  }

  /** Runs a call once for each idempotency key. */
  function runOnce(
    name: StripeOperation,
    call: OperationCall,
    key: string | undefined,
    request: string,
  ): Promise<Answer> {
    if (key === undefined || operations[name].method === 'GET') return run(name, call);
    const stored = answers.get(`${call.account.accountId} ${key}`);
    if (stored === undefined) {
      const answer = run(name, call);
      const entry: StoredAnswer = { request, answer, isDone: false };
      answers.set(`${call.account.accountId} ${key}`, entry);
      void answer.then(() => (entry.isDone = true));
      return answer;
    }
    if (stored.request !== request)
      throw new StripeRejection(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    if (!stored.isDone)
      throw new StripeRejection(409, {
        type: 'invalid_request_error',
        code: 'idempotency_key_in_use',
      });
    return stored.answer;
  }

  async function answerCall(request: IncomingMessage, origin: string): Promise<Answer | 'lost'> {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    const method = request.method === 'GET' ? 'GET' : 'POST';
    const body = method === 'GET' ? search.slice(1) : await text(request);
    const found = (Object.keys(operations) as StripeOperation[]).find(
      (name) => operations[name].method === method && operations[name].path.test(pathname),
    );
    if (found === undefined)
      throw new StripeRejection(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${pathname}).`,
      });
    const operation = operations[found];
    counts.set(found, (counts.get(found) ?? 0) + 1);
    if (isLost(lost.requests, found)) return 'lost';
    const params = parseParameters(body);
    rejectUnknown(params, operation.known);
    const account = findAccount(request, operation, params);
    const id = operation.path.exec(pathname)?.[1] ?? '';
    const key = request.headers['idempotency-key'];
    const call = { ledger, account, id, params, origin };
    const result = await runOnce(
      found,
      call,
      typeof key === 'string' ? key : undefined,
      `${pathname} ${body}`,
    );
    if (isLost(lost.answers, found))
      throw new StripeRejection(500, { type: 'api_error', message: 'An error of the server.' });
    return isLost(lost.responses, found) ? 'lost' : result;
  }

  async function serveBank(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = (request.url ?? '').replace('/bank/', '');
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8').end(bankPage(id));
      return;
    }
    const answer = new URLSearchParams(await text(request)).get('answer');
    const returnUrl = new URL(ledger.authenticate(id, answer === 'approve'));
    returnUrl.searchParams.set('payment_intent', id);
    returnUrl.searchParams.set('payment_intent_client_secret', `${id}_secret_local`);
    returnUrl.searchParams.set('redirect_status', answer === 'approve' ? 'succeeded' : 'failed');
    response.writeHead(303, { location: returnUrl.href }).end();
  }

  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const send = ({ status, body }: Answer) =>
      response
        .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' })
        .end(JSON.stringify(body));
    if (request.url?.startsWith('/bank/') === true) {
      void serveBank(request, response);
      return;
    }
    answerCall(request, origin).then(
      (answer) => (answer === 'lost' ? request.socket.destroy() : send(answer)),
      (error: unknown) =>
        error instanceof StripeRejection
          ? send({ status: error.status, body: { error: error.body } })
          : send({ status: 500, body: { error: { type: 'api_error', message: String(error) } } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A test that does not close it can still end.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger,
    loseResponses: (operation, count) => lost.responses.set(operation, count),
    failResponses: (operation, count) => lost.answers.set(operation, count),
    loseRequests: (operation, count) => lost.requests.set(operation, count),
    forgetKeys: () => answers.clear(),
    calls: (operation) => counts.get(operation) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exampleAccount } from './stripe-examples.ts';
import { StripeLedger, type LocalAccount } from './stripe-ledger.ts';
import {
  parseParameters,
  rejectUnknown,
  textOf,
  type Known,
  type Parameters,
} from './stripe-parameters.ts';
import { StripeRejection } from './stripe-rejection.ts';

/** The operations of the API that this product uses. */
export type StripeOperation =
  | 'account'
  | 'create'
  | 'retrieve'
  | 'confirm'
  | 'cancel'
  | 'capture'
  | 'refund'
  | 'retrieveRefund'
  | 'listRefunds'
  | 'dispute'
  | 'token';

interface OperationCall {
  readonly ledger: StripeLedger;
  readonly account: LocalAccount;
  readonly id: string;
  readonly params: Parameters;
  readonly origin: string;
}

interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly known: Known;
  /** Whether a publishable key may call it. */
  readonly isPublic?: true;
  readonly run: (call: OperationCall) => object;
}

/** The minimum amounts that the local Stripe knows, in the smallest unit. */
const minimums: Readonly<Record<string, number>> = { usd: 50, eur: 50, jpy: 50, gbp: 30 };

/** The operations, with the parameters that Stripe documents for them and this product may send. */
const operations: Readonly<Record<StripeOperation, Operation>> = {
  account: {
    method: 'GET',
    path: /^\/v1\/account$/,
    known: {},
    run: ({ account }) => ({
      ...exampleAccount,
      id: account.accountId,
      charges_enabled: true,
      settings: {
        ...exampleAccount.settings,
        dashboard: { display_name: 'Local shop', timezone: 'Etc/UTC' },
      },
    }),
  },
  create: {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    known: {
      amount: true,
      currency: true,
      automatic_payment_methods: { enabled: true, allow_redirects: true },
      excluded_payment_method_types: 'any',
      capture_method: true,
      metadata: 'any',
      description: true,
    },
    run({ ledger, account, params }) {
      const [amount, currency] = [Number(textOf(params, 'amount')), textOf(params, 'currency')];
      if (!Number.isInteger(amount) || currency !== currency.toLowerCase())
        throw new StripeRejection(400, {
          type: 'invalid_request_error',
          code: 'parameter_invalid',
        });
      if (amount < (minimums[currency] ?? 1))
        throw new StripeRejection(400, {
          type: 'invalid_request_error',
          code: 'amount_too_small',
          param: 'amount',
          message: 'The Checkout Session’s total amount must convert to at least 50 cents.',
        });
      const metadata = (params['metadata'] ?? {}) as Record<string, string>;
      const { capture_method: method = 'automatic' } = params;
      if (method !== 'automatic' && method !== 'manual')
        throw new StripeRejection(400, {
          type: 'invalid_request_error',
          code: 'parameter_invalid',
          param: 'capture_method',
        });
      return ledger.create(account.accountId, {
        amount,
        currency,
        metadata,
        capture_method: method,
      });
    },
  },
  retrieve: {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    known: { client_secret: true },
    isPublic: true,
    run: ({ ledger, account, id }) => ledger.retrieve(account.accountId, id),
  },
  confirm: {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    known: { confirmation_token: true, return_url: true },
    run: ({ ledger, account, id, params, origin }) =>
      ledger.confirm(account.accountId, id, {
        token: textOf(params, 'confirmation_token'),
        returnUrl: textOf(params, 'return_url'),
        stepUrl: `${origin}/bank/${id}`,
      }),
  },
  cancel: {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    known: { cancellation_reason: true },
    run: ({ ledger, account, id }) => ledger.cancel(account.accountId, id),
  },
  capture: {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/capture$/,
    known: { amount_to_capture: true },
    run: ({ ledger, account, id, params }) =>
      ledger.capture(
        account.accountId,
        id,
        params['amount_to_capture'] === undefined ? undefined : Number(params['amount_to_capture']),
      ),
  },
  refund: {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    known: { payment_intent: true, amount: true, metadata: 'any', reason: true },
    run: ({ ledger, account, params }) =>
      ledger.refund(
        account.accountId,
        textOf(params, 'payment_intent'),
        params['amount'] === undefined ? undefined : Number(params['amount']),
        (params['metadata'] ?? {}) as Record<string, string>,
      ),
  },
  retrieveRefund: {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    known: {},
    run: ({ ledger, account, id }) => ledger.retrieveRefund(account.accountId, id),
  },
  listRefunds: {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    known: { payment_intent: true, charge: true, limit: true },
    run: ({ ledger, account, params }) => ({
      object: 'list',
      url: '/v1/refunds',
      has_more: false,
      data: ledger.listRefunds(
        account.accountId,
        textOf(params, params['charge'] === undefined ? 'payment_intent' : 'charge'),
      ),
    }),
  },
  dispute: {
    method: 'GET',
    path: /^\/v1\/disputes\/(\w+)$/,
    known: {},
    run: ({ ledger, account, id }) => ledger.retrieveDispute(account.accountId, id),
  },
  // What Stripe.js calls is not documented: the stand-in of Stripe.js and this endpoint only agree with each other.
  token: {
    method: 'POST',
    path: /^\/v1\/confirmation_tokens$/,
    known: { method: true },
    isPublic: true,
    run: ({ ledger, params }) => ({ id: ledger.createToken(textOf(params, 'method')) }),
  },
};

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

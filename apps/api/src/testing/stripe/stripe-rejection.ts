/** An error of the API, with the fields that Stripe documents. */
export interface RejectionBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly message?: string;
  readonly payment_intent?: object;
}

/** A request that the local Stripe rejects. */
export class StripeRejection extends Error {
  readonly status: number;
  readonly body: RejectionBody;

  constructor(status: number, body: RejectionBody) {
    super(body.message ?? body.code ?? body.type);
    this.status = status;
    this.body = body;
  }
}

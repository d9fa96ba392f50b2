// Example objects of Stripe's API, from github.com/stripe/openapi (openapi/fixtures3.json, 2026-08-21).
// Fields that a newer version of the API has are added, with null.
// Copyright (c) 2011- Stripe, Inc. (https://stripe.com), MIT License: see LICENSE.stripe in this folder.
import type { Stripe } from 'stripe';

/** A new payment. The placeholders of the published object that a new payment does not have are null. */
export const examplePaymentIntent: Stripe.PaymentIntent = {
  amount: 1099,
  amount_capturable: 0,
  amount_details: {
    tip: {},
  },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: {
    enabled: true,
  },
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: 'pi_1PgafyB7WZ01zgkWSjxsAJo3_secret_Dm43xiq1k0ywrRRjDoi8y1gkM',
  confirmation_method: 'automatic',
  created: 1234567890,
  currency: 'usd',
  customer: null,
  description: null,
  id: 'pi_1PgafyB7WZ01zgkWSjxsAJo3',
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  next_action: null,
  object: 'payment_intent',
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
  source: null,
  excluded_payment_method_types: null,
  customer_account: null,
  managed_payments: null,
  allowed_payment_method_types: null,
  payment_record: null,
};

export const exampleRefund: Stripe.Refund = {
  amount: 100,
  balance_transaction: null,
  charge: 'ch_1PgafuB7WZ01zgkWXYmPNZs8',
  created: 1234567890,
  currency: 'usd',
  destination_details: {
    card: {
      type: 'reversal',
    },
    type: 'card',
  },
  id: 're_1Pgc72B7WZ01zgkWqPvrRrPE',
  metadata: {},
  object: 'refund',
  payment_intent: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
  customer: null,
  customer_account: null,
  payment_method: null,
};

export const exampleDispute: Stripe.Dispute = {
  amount: 1000,
  balance_transactions: [],
  charge: 'ch_1PgafuB7WZ01zgkWXYmPNZs8',
  created: 1234567890,
  currency: 'usd',
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
    enhanced_evidence: {},
  },
  evidence_details: {
    due_by: 1723679999,
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    enhanced_eligibility: {},
    submission_method: 'not_submitted',
  },
  id: 'dp_1Pgc71B7WZ01zgkWMevJiAUx',
  is_charge_refundable: true,
  livemode: false,
  metadata: {},
  object: 'dispute',
  payment_intent: null,
  payment_method_details: {
    card: {
      brand: 'visa',
      case_type: 'inquiry',
      network_reason_code: '10.4',
      network: 'visa',
    },
    type: 'card',
  },
  reason: 'general',
  status: 'warning_needs_response',
  enhanced_eligibility_types: ['visa_compelling_evidence_3'],
  intended_submission_method: 'manual',
};

export const exampleCustomer: Stripe.Customer = {
  address: null,
  balance: 0,
  created: 1234567890,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  id: 'cus_NZbFQAsc0ptasX',
  invoice_prefix: '48E15F3',
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  object: 'customer',
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  customer_account: null,
};

export const examplePaymentMethod: Stripe.PaymentMethod = {
  billing_details: {
    address: null,
    email: null,
    name: null,
    phone: null,
    tax_id: null,
  },
  card: {
    brand: 'visa',
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: 'pass',
    },
    country: 'US',
    display_brand: null,
    exp_month: 8,
    exp_year: 2034,
    fingerprint: 'J21EyCt2DJaVH6H0',
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: {
      available: ['visa'],
      preferred: null,
    },
    regulated_status: null,
    three_d_secure_usage: {
      supported: true,
    },
    wallet: null,
  },
  created: 1234567890,
  customer: null,
  customer_account: null,
  id: 'pm_1MoqxLLgUG5tbmjcq5SgxPTF',
  livemode: false,
  metadata: {},
  object: 'payment_method',
  type: 'card',
};

/** The parts of an account that this product reads. */
export const exampleAccount: Pick<
  Stripe.Account,
  | 'id'
  | 'object'
  | 'business_profile'
  | 'business_type'
  | 'charges_enabled'
  | 'country'
  | 'created'
  | 'default_currency'
  | 'details_submitted'
  | 'email'
  | 'metadata'
  | 'payouts_enabled'
  | 'type'
  | 'settings'
> = {
  id: 'acct_1PgafTB7WZ01zgkW',
  object: 'account',
  business_profile: {
    annual_revenue: {
      amount: null,
      currency: null,
      fiscal_year_end: null,
    },
    estimated_worker_count: null,
    mcc: null,
    name: null,
    product_description: null,
    support_address: {
      city: null,
      country: null,
      line1: null,
      line2: null,
      postal_code: null,
      state: null,
    },
    support_email: null,
    support_phone: null,
    support_url: null,
    url: null,
    minority_owned_business_designation: null,
    specified_commercial_transactions_act_url: null,
  },
  business_type: null,
  charges_enabled: false,
  country: 'US',
  created: 1234567890,
  default_currency: 'usd',
  details_submitted: false,
  email: 'site@stripe.com',
  metadata: {},
  payouts_enabled: false,
  type: 'standard',
  settings: {
    bacs_debit_payments: {
      display_name: null,
      service_user_number: null,
    },
    branding: {
      icon: null,
      logo: null,
      primary_color: null,
      secondary_color: null,
    },
    card_issuing: {
      tos_acceptance: {
        date: null,
        ip: null,
      },
    },
    card_payments: {
      decline_on: {
        avs_failure: true,
        cvc_failure: true,
      },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: {
      display_name: null,
      timezone: 'Etc/UTC',
    },
    invoices: {
      default_account_tax_ids: null,
      hosted_payment_method_save: null,
    },
    payments: {
      statement_descriptor: null,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: true,
      schedule: {
        delay_days: 2,
        interval: 'daily',
      },
      statement_descriptor: null,
    },
    sepa_debit_payments: {},
  },
};

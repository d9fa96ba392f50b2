import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../../platform/database/test-database.ts';
import { verifyInvariants } from '../../../platform/invariants/index.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { onNode, openTestNodes, type TestNodes } from '../../../testing/open-test-nodes.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import { hashToken } from '../../../platform/security/token.ts';
import { findOrder } from '../../orders/find-orders.queries.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';

/** Consecutive requests of one buyer, each answered by another node. */
describe.runIf(testEngines().includes('postgres'))('a payment across two nodes', () => {
  let nodes: TestNodes;
  let site: TestSite;
  beforeAll(async () => {
    nodes = await openTestNodes();
    site = await createTestSite(nodes.one);
    await setStoreSettings(site, testStore);
  });
  afterAll(async () => {
    await nodes.close();
  });

  const orderAt = (orderUrl: string) =>
    site.inTenant((tenant) =>
      findOrder(tenant, { tokenHash: hashToken(orderUrl.replace('/order/', '')) }),
    );
  async function buy(card: string) {
    const variantId = await createTestVariant(site, { qtyInStock: 3 });
    const buyer = await visitorWithCart(site, variantId);
    const other = onNode(nodes.other, buyer, 'shop');
    const { orderUrl, nextStepUrl } = (
      await checkout(buyer, { payment: { method: 'testCard', card } })
    ).as(placeOrder);
    return { buyer, other, variantId, orderUrl, nextStep: new URL(nextStepUrl ?? 'http://none/') };
  }

  it.each([
    ['approve', 'paid', '/order/'],
    ['decline', 'failed', '/checkout?'],
  ] as const)(
    'completes its second step on the other node: %s',
    async (response, state, leadsTo) => {
      const { buyer, other, orderUrl, nextStep } = await buy(testCard.needsSecondStep);
      const page = await other.get(nextStep.pathname);
      expect([page.status, page.text.includes('confirm this payment')]).toEqual([200, true]);
      const answered = await other.post(nextStep.pathname, { form: { answer: response } });
      expect(answered.status).toBe(303);
      const back = new URL(String(answered.headers.location));
      const returned = await buyer.get(`${back.pathname}${back.search}`);
      expect(returned.headers.location).toContain(leadsTo);
      expect(await orderAt(orderUrl)).toMatchObject({ paymentState: state });
      // The answer was taken once: neither node asks for another.
      for (const node of [buyer, other])
        expect((await node.get(nextStep.pathname)).status).toBe(404);
    },
  );

  it('that is charged late is marked as paid by the other node', async () => {
    const { orderUrl } = await buy(testCard.respondsLate);
    expect(await orderAt(orderUrl)).toMatchObject({ paymentState: 'requiresPayment' });
    nodes.other.clock.now = new Date(nodes.other.clock.now.getTime() + 1_000_000);
    await reconcilePaymentsJob(nodes.other.services);
    expect(await orderAt(orderUrl)).toMatchObject({ paymentState: 'paid' });
  });

  it('satisfies all invariants after the payments', async () => {
    const { invariants } = await verifyInvariants(nodes.one.database);
    expect(invariants.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  });
});

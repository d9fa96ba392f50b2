import type { VisitorText } from '@sitewright/blocks/texts';
import { templateKindOf } from '@sitewright/commerce/mail-template';
import type { MailView } from '@sitewright/contracts/entities';
import type { MailData } from './mail-data.ts';
import {
  confirmationData,
  downloadData,
  orderData,
  refundData,
  shippingData,
} from './order-data.ts';
import { itemRows } from './order-rows.ts';
import {
  abandonedCartData,
  giftCardData,
  lowStockData,
  reviewNoticeData,
  reviewRequestData,
} from './shop-data.ts';

/** A mail whose content comes from a template. */
export type TemplateView = Exclude<
  MailView,
  {
    kind:
      | 'submissionNotice'
      | 'newsletterWelcome'
      | 'signUpConfirmation'
      | 'accountExists'
      | 'invitation'
      | 'mailSample';
  }
>;

/** What fills the template of a mail. */
export function templateData(view: TemplateView, text: VisitorText): MailData {
  switch (view.kind) {
    case 'orderConfirmation':
      return confirmationData(templateKindOf(view) ?? 'orderConfirmation', view, text);
    case 'orderNotice':
    case 'authorizationEnded': {
      const data = orderData(view.kind, view, text);
      const { customerName, email } = view.order;
      return { ...data, values: { ...data.values, 'customer name': customerName || email } };
    }
    case 'orderShipping':
      return shippingData(view, text);
    case 'orderRefund':
      return refundData(view, text);
    case 'orderCancellation':
      return { ...orderData('orderCancellation', view, text), rows: itemRows(view.order) };
    case 'orderDownload':
      return downloadData(view, text);
    case 'reviewRequest':
      return reviewRequestData(view, text);
    case 'cartRecovery':
      return abandonedCartData(view, text);
    case 'giftCard':
      return giftCardData(view);
    case 'lowStock':
      return lowStockData(view, text);
    case 'reviewNotice':
      return reviewNoticeData(view);
  }
}

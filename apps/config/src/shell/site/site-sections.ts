import type { Permission } from '@sitewright/contracts/codes';
import {
  BadgePercent,
  Boxes,
  ChartColumn,
  CreditCard,
  FileInput,
  FileText,
  Files,
  Gift,
  History,
  House,
  Inbox,
  Mail,
  MailCheck,
  Menu,
  Newspaper,
  Palette,
  Percent,
  PenTool,
  Receipt,
  Settings,
  Star,
  ShoppingBag,
  ShoppingCart,
  Tags,
  Truck,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

/** An entry of a website's navigation; `keys` is pressed after G. */
export interface SiteSection {
  readonly to:
    | '/$identifier'
    | '/$identifier/edit'
    | '/$identifier/pages'
    | '/$identifier/navigation'
    | '/$identifier/design'
    | '/$identifier/assets'
    | '/$identifier/forms'
    | '/$identifier/submissions'
    | '/$identifier/content'
    | '/$identifier/products'
    | '/$identifier/orders'
    | '/$identifier/customers'
    | '/$identifier/abandoned-carts'
    | '/$identifier/reports'
    | '/$identifier/inventory'
    | '/$identifier/discounts'
    | '/$identifier/gift-cards'
    | '/$identifier/reviews'
    | '/$identifier/payments'
    | '/$identifier/shipping'
    | '/$identifier/taxes'
    | '/$identifier/checkout'
    | '/$identifier/store-mails'
    | '/$identifier/mail'
    | '/$identifier/releases'
    | '/$identifier/settings'
    | '/$identifier/contributors';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys: string;
  /** Additional search terms for the command palette. */
  readonly keywords?: string;
  /** Any of these permissions suffices. Default: every collaborator has access. */
  readonly needs?: readonly Permission[];
}

/** Sections below a label, if there is one. */
export interface SiteSectionGroup {
  readonly label: string | null;
  readonly sections: readonly SiteSection[];
}

/** The navigation of a website, in groups. */
const siteSections: readonly SiteSectionGroup[] = [
  {
    label: null,
    sections: [
      { to: '/$identifier', label: 'Home', icon: House, keys: 'h' },
      {
        to: '/$identifier/edit',
        label: 'Edit website',
        icon: PenTool,
        keys: 'e',
        needs: ['content.write'],
      },
    ],
  },
  {
    label: 'Website',
    sections: [
      {
        to: '/$identifier/pages',
        label: 'Pages',
        icon: FileText,
        keys: 'p',
        needs: ['content.read_draft'],
      },
      {
        to: '/$identifier/content',
        label: 'Content',
        icon: Newspaper,
        keys: 'v',
        keywords: 'collections items posts blog events projects portfolio videos lessons',
        needs: ['content.read_draft'],
      },
      {
        to: '/$identifier/navigation',
        label: 'Navigation',
        icon: Menu,
        keys: 'n',
        needs: ['navigation.write'],
      },
      {
        to: '/$identifier/design',
        label: 'Site styles',
        icon: Palette,
        keys: 'd',
        needs: ['design.write'],
      },
      {
        to: '/$identifier/assets',
        label: 'Files',
        icon: Files,
        keys: 'a',
        needs: ['files.upload'],
      },
      {
        to: '/$identifier/releases',
        label: 'Releases',
        icon: History,
        keys: 'r',
        needs: ['content.read_draft'],
      },
    ],
  },
  {
    label: 'Visitors',
    sections: [
      {
        to: '/$identifier/forms',
        label: 'Forms',
        icon: FileInput,
        keys: 'f',
        needs: ['forms.edit'],
      },
      {
        to: '/$identifier/submissions',
        label: 'Submissions',
        icon: Inbox,
        keys: 'i',
        needs: ['forms.submissions.read'],
      },
      {
        to: '/$identifier/mail',
        label: 'Sent emails',
        icon: Mail,
        keys: 'm',
        keywords: 'mail email outbox log delivery messages notifications',
        needs: ['forms.submissions.read'],
      },
    ],
  },
  {
    label: 'Store',
    sections: [
      {
        to: '/$identifier/orders',
        label: 'Orders',
        icon: Receipt,
        keys: 'o',
        keywords:
          'sales purchases fulfillment fulfill ship tracking refund return cancel invoice demo',
        needs: ['orders.read'],
      },
      {
        to: '/$identifier/products',
        label: 'Products',
        icon: Tags,
        keys: 's',
        keywords: 'catalog items variants options prices sku import export',
        needs: ['products.read', 'content.read_draft'],
      },
      {
        to: '/$identifier/customers',
        label: 'Customers',
        icon: Users,
        keys: 'u',
        keywords: 'buyers clients people contacts subscribers consent gdpr privacy export erase',
        needs: ['orders.read'],
      },
      {
        to: '/$identifier/abandoned-carts',
        label: 'Abandoned carts',
        icon: ShoppingCart,
        keys: 'b',
        keywords: 'abandoned checkout basket recovery reminder',
        needs: ['orders.read'],
      },
      {
        to: '/$identifier/inventory',
        label: 'Inventory',
        icon: Boxes,
        keys: 'k',
        keywords: 'stock inventory variants sku quantity low out',
        needs: ['products.read'],
      },
      {
        to: '/$identifier/discounts',
        label: 'Discounts',
        icon: BadgePercent,
        keys: 'x',
        keywords: 'discount coupon promo code sale voucher',
        needs: ['discounts.write'],
      },
      {
        to: '/$identifier/gift-cards',
        label: 'Gift cards',
        icon: Gift,
        keys: 'g',
        keywords: 'gift card voucher certificate balance',
        needs: ['giftcards.issue'],
      },
      {
        to: '/$identifier/reviews',
        label: 'Reviews',
        icon: Star,
        keys: 'w',
        keywords: 'reviews ratings stars feedback testimonials moderation',
        needs: ['reviews.moderate'],
      },
      {
        to: '/$identifier/payments',
        label: 'Payments',
        icon: CreditCard,
        keys: 'y',
        keywords:
          'stripe card wallet apple pay google pay klarna checkout bank transfer wire iban cash cod invoice manual payment',
        needs: ['payments.connect'],
      },
      {
        to: '/$identifier/shipping',
        label: 'Shipping',
        icon: Truck,
        keys: 'z',
        keywords: 'postage delivery zones rates local pickup click and collect',
        needs: ['shipping_tax.write'],
      },
      {
        to: '/$identifier/taxes',
        label: 'Taxes',
        icon: Percent,
        keys: 't',
        keywords: 'VAT GST sales tax rates reverse charge inclusive exclusive',
        needs: ['shipping_tax.write'],
      },
      {
        to: '/$identifier/checkout',
        label: 'Checkout',
        icon: ShoppingBag,
        keys: 'q',
        keywords:
          'checkout terms and conditions order notes minimum order phone company custom fields express buy now',
        needs: ['settings.write'],
      },
      {
        to: '/$identifier/reports',
        label: 'Reports',
        icon: ChartColumn,
        keys: 'l',
        keywords: 'report sales revenue bookkeeping accounting month csv tax liability analytics',
        needs: ['analytics.sales.read'],
      },
      {
        to: '/$identifier/store-mails',
        label: 'Store emails',
        icon: MailCheck,
        keys: 'j',
        keywords: 'mail email notification template invoice credit note order confirmation',
        needs: ['shipping_tax.write'],
      },
    ],
  },
  {
    label: null,
    sections: [
      {
        to: '/$identifier/settings',
        label: 'Settings',
        icon: Settings,
        keys: ',',
        needs: ['settings.write', 'design.write'],
      },
      { to: '/$identifier/contributors', label: 'Contributors', icon: UsersRound, keys: 'c' },
    ],
  },
];

/** The navigation entries that a person has access to. */
export const sectionsFor = (may: (permission: Permission) => boolean): SiteSectionGroup[] =>
  siteSections
    .map(({ label, sections }) => ({
      label,
      sections: sections.filter(({ needs }) => needs === undefined || needs.some(may)),
    }))
    .filter(({ sections }) => sections.length > 0);

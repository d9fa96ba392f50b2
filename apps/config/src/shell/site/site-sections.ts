import {
  FileInput,
  FileText,
  Files,
  History,
  House,
  Inbox,
  Mail,
  Menu,
  Palette,
  PenTool,
  Receipt,
  Settings,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';

/** One entry of a website's navigation; `keys` follow G. */
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
    | '/$identifier/products'
    | '/$identifier/orders'
    | '/$identifier/mail'
    | '/$identifier/releases'
    | '/$identifier/settings'
    | '/$identifier/contributors';
  readonly label: string;
  readonly icon: LucideIcon;
  readonly keys: string;
}

/** The navigation of a website, in groups. */
export const siteSections: readonly {
  readonly label: string | null;
  readonly sections: readonly SiteSection[];
}[] = [
  {
    label: null,
    sections: [
      { to: '/$identifier', label: 'Home', icon: House, keys: 'h' },
      { to: '/$identifier/edit', label: 'Edit website', icon: PenTool, keys: 'e' },
    ],
  },
  {
    label: 'Website',
    sections: [
      { to: '/$identifier/pages', label: 'Pages', icon: FileText, keys: 'p' },
      { to: '/$identifier/navigation', label: 'Navigation', icon: Menu, keys: 'n' },
      { to: '/$identifier/design', label: 'Site styles', icon: Palette, keys: 'd' },
      { to: '/$identifier/assets', label: 'Files', icon: Files, keys: 'a' },
      { to: '/$identifier/releases', label: 'Releases', icon: History, keys: 'r' },
    ],
  },
  {
    label: 'Visitors',
    sections: [
      { to: '/$identifier/forms', label: 'Forms', icon: FileInput, keys: 'f' },
      { to: '/$identifier/submissions', label: 'Submissions', icon: Inbox, keys: 'i' },
      { to: '/$identifier/mail', label: 'Mail', icon: Mail, keys: 'm' },
    ],
  },
  {
    label: 'Shop and posts',
    sections: [
      { to: '/$identifier/products', label: 'Products and items', icon: Tags, keys: 's' },
      { to: '/$identifier/orders', label: 'Orders', icon: Receipt, keys: 'o' },
    ],
  },
  {
    label: null,
    sections: [
      { to: '/$identifier/settings', label: 'Settings', icon: Settings, keys: ',' },
      { to: '/$identifier/contributors', label: 'Contributors', icon: UsersRound, keys: 'c' },
    ],
  },
];

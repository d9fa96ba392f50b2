import {
  AudioLines,
  Box,
  Calendar,
  ChartColumn,
  ChevronsDownUp,
  CirclePlay,
  Code,
  FileInput,
  Heading,
  Image,
  Images,
  LayoutList,
  Mail,
  Map as MapSign,
  Minus,
  MoveHorizontal,
  Quote,
  Search,
  Share2,
  ShoppingBag,
  Space,
  SquareMousePointer,
  Text,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Signs by the name of the block's folder; one that has none gets a plain box. */
const signs: Readonly<Record<string, LucideIcon>> = {
  text: Text,
  heading: Heading,
  image: Image,
  button: SquareMousePointer,
  gallery: Images,
  form: FileInput,
  newsletter: Mail,
  product: ShoppingBag,
  summary: LayoutList,
  video: CirclePlay,
  map: MapSign,
  spacer: Space,
  code: Code,
  embed: Code,
  audio: AudioLines,
  calendar: Calendar,
  search: Search,
  chart: ChartColumn,
  'social-links': Share2,
  quote: Quote,
  line: Minus,
  accordion: ChevronsDownUp,
  marquee: MoveHorizontal,
};

/** The sign of a kind of block. */
export function BlockSign({ name }: { readonly name: string }): ReactNode {
  const Sign = signs[name] ?? Box;
  return <Sign aria-hidden="true" />;
}

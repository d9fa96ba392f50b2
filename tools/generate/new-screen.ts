import { failGeneration, type ChangeSet, type GeneratorError, type Sources } from './change-set.ts';
import { appendMember } from './insert-line.ts';
import { nameForms } from './name-forms.ts';
import { nameInStatement } from './name-in-statement.ts';
import { screenRoute, screenSection, screenTemplate } from './screen-template.ts';

const router = 'apps/config/src/app/router.tsx';
const sections = 'apps/config/src/shell/site/site-sections.ts';

const routeTree = 'const routeTree = ';
const routeList = /framed\.addChildren\(\[([\s\S]*?)\]\)/;
const sectionList = /label: 'Website',\s*sections: \[([\s\S]*?)\n {4}\],/;
const lastPath = /(\n {4}\| '\/\$identifier[^']*');/;

/** A letter for the keyboard shortcut that no other section uses, if possible from the name. */
function freeKey(text: string, name: string): string | undefined {
  const taken = new Set([...text.matchAll(/keys: '(.)'/g)].map(([, key]) => key));
  return `${name.replaceAll('-', '')}abcdefghijklmnopqrstuvwxyz0123456789`
    .split('')
    .find((key) => !taken.has(key));
}

/** `npm run new screen <name>`: a screen of the configuration area with route, navigation entry and test. */
export function newScreen(name: string, sources: Sources): ChangeSet | GeneratorError {
  const forms = nameForms(name);
  if (forms === undefined) return failGeneration(`${name} is not a valid name for a screen.`);
  const folder = `apps/config/src/features/${name}`;
  if (sources.has(folder)) return failGeneration(`${folder} exists already.`);
  const routes = sources.read(router) ?? '';
  const navigation = sources.read(sections) ?? '';
  if (routes.includes(`path: '/${name}'`))
    return failGeneration(`${router} has a route /${name} already.`);
  const keys = freeKey(navigation, name);
  if (keys === undefined) return failGeneration('All letters are shortcuts of other screens.');

  const newRoutes = appendMember(routes, routeList, forms.camel);
  const withPath = navigation.replace(lastPath, `$1\n    | '/$$identifier/${name}';`);
  const newNavigation = appendMember(withPath, sectionList, screenSection(forms, keys));
  if (
    newRoutes === undefined ||
    newNavigation === undefined ||
    withPath === navigation ||
    !newRoutes.includes(routeTree)
  )
    return failGeneration(`${router} or ${sections} has no list that this generator knows.`);
  return {
    created: Object.fromEntries(
      Object.entries(screenTemplate(forms)).map(([path, text]) => [`${folder}/${path}`, text]),
    ),
    edited: {
      [router]: newRoutes.replace(routeTree, `${screenRoute(forms)}${routeTree}`),
      [sections]: nameInStatement(newNavigation, 'import', 'LayoutPanelTop', 'lucide-react'),
    },
    advice: [
      `Its icon, its group and its shortcut (G, then ${keys.toUpperCase()}) are in ${sections}; so is who can see it (needs).`,
      'It reads the API with useRead and useList (apps/config/src/api); features/mail is a short example.',
    ],
  };
}

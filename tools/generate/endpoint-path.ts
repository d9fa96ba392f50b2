import { nameForms } from './name-forms.ts';

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Verb {
  readonly method: EndpointMethod;
  /** Whether the path is that of a collection or of a single resource. */
  readonly of: 'collection' | 'resource';
}

/** Verbs of endpoint names that correspond to an HTTP method; all others are actions. */
const verbs: Readonly<Record<string, Verb>> = {
  list: { method: 'GET', of: 'collection' },
  search: { method: 'GET', of: 'collection' },
  count: { method: 'GET', of: 'collection' },
  create: { method: 'POST', of: 'collection' },
  add: { method: 'POST', of: 'collection' },
  read: { method: 'GET', of: 'resource' },
  find: { method: 'GET', of: 'resource' },
  change: { method: 'PATCH', of: 'resource' },
  update: { method: 'PATCH', of: 'resource' },
  write: { method: 'PUT', of: 'resource' },
  replace: { method: 'PUT', of: 'resource' },
  delete: { method: 'DELETE', of: 'resource' },
  remove: { method: 'DELETE', of: 'resource' },
};

/** `wish` → `wishes`, `category` → `categories`. */
function pluralize(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

export interface EndpointPath {
  readonly method: EndpointMethod;
  readonly path: string;
  readonly idName?: string;
}

/**
 * Derives the method and the path of an endpoint from its name: `list-wishes` is `GET /wishes`, `read-wish` is
 * `GET /wishes/:wishId`. A verb without a method is an action: `publish-wish` is `POST /wishes/:wishId/publish`.
 *
 * @param name `<verb>-<noun>`, in kebab case. Without a noun, the feature is the collection.
 */
export function endpointPath(feature: string, name: string): EndpointPath {
  const [verb = '', ...words] = name.split('-');
  const noun = words.join('-');
  const knownVerb = verbs[verb];
  if (noun === '' || knownVerb?.of === 'collection') {
    const isPlural = verb === 'list' || verb === 'search' || verb === 'count';
    const collection = noun === '' ? feature : isPlural ? noun : pluralize(noun);
    return knownVerb === undefined
      ? { method: 'POST', path: `/${collection}/${verb}` }
      : { method: knownVerb.method, path: `/${collection}` };
  }
  const idName = `${nameForms(noun)?.camel ?? noun}Id`;
  const path = `/${pluralize(noun)}/:${idName}`;
  return knownVerb === undefined
    ? { method: 'POST', path: `${path}/${verb}`, idName }
    : { method: knownVerb.method, path, idName };
}

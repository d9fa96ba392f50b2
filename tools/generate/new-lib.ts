import { failGeneration, type ChangeSet, type GeneratorError, type Sources } from './change-set.ts';
import { isLibLayer, libLayers, libTemplate } from './lib-template.ts';
import { nameForms } from './name-forms.ts';

/** `npm run new lib <name> [layer] [sentence]`: a new package in `libs`. */
export function newLib(
  name: string,
  sources: Sources,
  [layer = 'engine', ...words]: readonly string[] = [],
): ChangeSet | GeneratorError {
  const forms = nameForms(name);
  if (forms === undefined) return failGeneration(`${name} is not a valid name for a library.`);
  if (!isLibLayer(layer))
    return failGeneration(`Unknown layer ${layer}; choose one of ${libLayers.join(', ')}.`);
  const folder = `libs/${name}`;
  if (sources.has(folder)) return failGeneration(`${folder} exists already.`);
  const sentence = words.join(' ') || `The ${name.replaceAll('-', ' ')} of Sitewright.`;
  return {
    created: Object.fromEntries(
      Object.entries(libTemplate(forms, layer, sentence)).map(([path, text]) => [
        `${folder}/${path}`,
        text,
      ]),
    ),
    edited: {},
    advice: ['npm install links it, so that other packages can name it in their dependencies.'],
  };
}

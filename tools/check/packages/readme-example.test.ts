import { expect, it } from 'vitest';
import { readReadmeExample } from './readme-example.ts';

it('returns the first example with its expected output, and the other examples', () => {
  const readme = [
    '# A library',
    '```sh\nnpm install it\n```',
    "```ts\nimport { add } from 'it';\n\nconsole.log(add(1, 2)); // → 3\nhear(); // in the end: → heard\n```",
    '```ts\nconsole.log(4); // → 4\n```',
    '```tsx\nconst view = <p />;\n```',
  ].join('\n\n');
  expect(readReadmeExample(readme)).toEqual({
    code: "import { add } from 'it';\n\nconsole.log(add(1, 2)); // → 3\nhear(); // in the end: → heard\n",
    prints: ['3', 'heard'],
    others: {
      'example-2.ts': 'console.log(4); // → 4\nexport {};\n',
      'example-3.tsx': 'const view = <p />;\nexport {};\n',
    },
  });
});

it('returns undefined without an example with output', () => {
  expect(readReadmeExample('# A library\n')).toBeUndefined();
  expect(readReadmeExample('```ts\nadd(1, 2);\n```\n')).toBeUndefined();
});

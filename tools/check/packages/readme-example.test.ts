import { expect, it } from 'vitest';
import { readReadmeExample } from './readme-example.ts';

it('takes the first example, with what it says is printed', () => {
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

it('knows no example that prints nothing', () => {
  expect(readReadmeExample('# A library\n')).toBeUndefined();
  expect(readReadmeExample('```ts\nadd(1, 2);\n```\n')).toBeUndefined();
});

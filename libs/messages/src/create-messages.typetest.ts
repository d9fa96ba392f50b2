import { expectTypeOf } from 'vitest';
import * as en from './compiled/en.gen.ts';
import { createMessages, type MessageKey, type Messages } from './create-messages.ts';
import type { Placeholders } from './placeholders.ts';

const text = createMessages('en', en);
const { files } = en;

// Placeholders are read from the text.
expectTypeOf<Placeholders<'No placeholder'>>().toEqualTypeOf<never>();
expectTypeOf<Placeholders<'{val} is not {other}'>>().toEqualTypeOf<'val' | 'other'>();
expectTypeOf<
  Placeholders<'{n, plural, one {Remove {title}} other {# of {total}}}'>
>().toEqualTypeOf<'n' | 'title' | 'total'>();

// Keys are those of the catalog.
expectTypeOf<MessageKey<{ files: typeof files }>>().toExtend<`files.${string}`>();
// @ts-expect-error -- there is no such key
text('files.nothing');
// @ts-expect-error -- there is no such area
text('nothing.at');

// Keys within an area may contain dots.
text('visitor.nav.menu');
text('visitor.nav.page', { page: 1, count: 2 });
// @ts-expect-error -- the area has no such key
text('visitor.nav.nothing');
// @ts-expect-error -- a value is missing
text('visitor.nav.page', { page: 1 });

// Values are those of the text.
text('files.tooLarge', { fileName: 'a', maxSize: '1 MB' });
// @ts-expect-error -- a value is missing
text('files.tooLarge', { fileName: 'a' });
// @ts-expect-error -- all values are missing
text('files.tooLarge');
// @ts-expect-error -- the text has no such placeholder
text('general.networkError', { fileName: 'a' });

// @ts-expect-error -- the text has no such placeholder
text('files.tooLarge', { fileName: 'a', maxSize: '1 MB', size: '2 MB' });

// Examples need no value.
text('validation.emailFormat');
text('validation.emailFormat', { email: 'a@b.example' });

// The whole catalog is accepted where a part is required.
const needsFiles = (messages: Messages<{ files: typeof files }>): string =>
  messages('files.nameRequired');
needsFiles(text);
needsFiles(createMessages('en', { files }));

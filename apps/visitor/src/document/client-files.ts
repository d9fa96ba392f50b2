import manifest from 'virtual:client-manifest';

const bootSource = 'src/entry-client.ts';

/** Address of the boot script: a hashed file of the client's build, or the source while Vite serves it. */
export const bootScript: string = `${import.meta.env.BASE_URL}${manifest?.[bootSource]?.file ?? bootSource}`;

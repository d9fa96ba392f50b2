import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ShownErrors } from '../controls/shown-errors.tsx';
import { CommandsProvider } from '../shell/commands/commands-context.tsx';
import type { CommandRegistry } from '../shell/commands/create-command-registry.ts';
import type { createAppRouter } from './router.tsx';
import { ServicesProvider, type Services } from './services.ts';

/** The dependencies of the application: `main` creates them for browsers, tests create their own. */
export interface AppParts {
  readonly services: Services;
  readonly client: QueryClient;
  readonly commands: CommandRegistry;
  readonly router: ReturnType<typeof createAppRouter>;
}

/** The owners' application. */
export function App({ services, client, commands, router }: AppParts): ReactNode {
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={client}>
        <CommandsProvider value={commands}>
          <ShownErrors>
            <RouterProvider router={router} />
          </ShownErrors>
        </CommandsProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

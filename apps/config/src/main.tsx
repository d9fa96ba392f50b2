import './theme/layers.css';
import './theme/tokens.css';
import './theme/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createQueryClient } from './api/query-client.ts';
import { createAppRouter } from './app/router.tsx';
import { createServices } from './app/create-services.ts';
import { redirectToLogin } from './app/redirect-to-login.ts';
import { applyColorScheme, readColorScheme } from './theme/color-scheme.ts';
import { createCommandRegistry } from './shell/commands/create-command-registry.ts';

const router = createAppRouter();
const services = createServices(window, () => redirectToLogin(router));
applyColorScheme(readColorScheme(services.storage), document.documentElement, services.storage);

createRoot(document.getElementById('root') as HTMLElement).render(
  <App
    services={services}
    client={createQueryClient()}
    commands={createCommandRegistry()}
    router={router}
  />,
);

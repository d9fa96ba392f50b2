import './look/layers.css';
import './look/tokens.css';
import './look/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './composition/app.tsx';
import { createQueryClient } from './composition/query-client.ts';
import { createAppRouter } from './composition/router.tsx';
import { createServices } from './composition/create-services.ts';
import { leadToLogin } from './composition/lead-to-login.ts';
import { applyAppearance, readAppearance } from './shell/appearance.ts';
import { createCommandRegistry } from './shell/commands/create-command-registry.ts';

const router = createAppRouter();
const services = createServices(window, () => leadToLogin(router));
applyAppearance(readAppearance(services.storage), document.documentElement, services.storage);

createRoot(document.getElementById('root') as HTMLElement).render(
  <App
    services={services}
    client={createQueryClient()}
    commands={createCommandRegistry()}
    router={router}
  />,
);

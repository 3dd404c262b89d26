import './lib/translated-page.ts';
import './lib/zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isRecipientView } from './lib/paths.ts';
import { preloadPageAt } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The server can't see a recipient's fragment, so it has sent the start page. An inline script has replaced that with the
// verification step, unless the link is damaged or this tab has been here before. In those cases, the page stays hidden until
// now.
const isAtDoor = isRecipientView(window.location.pathname, window.location.hash);
const isDoorShown = root.hasAttribute('data-door');
if (isAtDoor && !isDoorShown) root.replaceChildren();
document.documentElement.classList.remove('at-recipients-door');

if (isDoorShown) void preloadPageAt(window.location).then(() => adopt(root));
else if (root.hasChildNodes()) adopt(root);
else void preloadedInTime().then(() => createRoot(root).render(<App />));

/** Takes over the prerendered page, unless the browser has translated it meanwhile: React would find other text than it renders. */
function adopt(page: HTMLElement): void {
  if (page.querySelector('font')) createRoot(page).render(<App />);
  else hydrateRoot(page, <App />);
  document.documentElement.classList.remove('waits-for-app');
}

/** Waits briefly for the page's chunk. If it arrived any later, React would show the skeleton for 300 ms. */
async function preloadedInTime(): Promise<void> {
  await Promise.race([
    preloadPageAt(window.location),
    new Promise<void>((resolve) => setTimeout(resolve, 50)),
  ]);
}

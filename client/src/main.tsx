import './lib/zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isRecipientView } from './lib/paths.ts';
import { preloadPageAt } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The server cannot see a recipient's fragment and has sent the start page. A script there has put the gate's words in its place,
// which stay until the gate is drawn. In other cases the page is hidden until here.
const isAtDoor = isRecipientView(window.location.pathname, window.location.hash);
const isDoorShown = root.querySelector('[data-door]') !== null;
if (isAtDoor && !isDoorShown) root.replaceChildren();
document.documentElement.classList.remove('at-recipients-door');

if (root.hasChildNodes() && !isDoorShown) hydrateRoot(root, <App />);
else void preloaded().then(() => createRoot(root).render(<App />));

/**
 * Waits for the file of the page: where nothing is shown yet, only for a moment. React would show the skeleton for 300 ms before a
 * page that comes later.
 */
async function preloaded(): Promise<void> {
  const page = preloadPageAt(window.location);
  if (isDoorShown) return page;
  await Promise.race([page, new Promise<void>((resolve) => setTimeout(resolve, 50))]);
}

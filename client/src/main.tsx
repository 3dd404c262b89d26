import './lib/zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isRecipientView } from './lib/paths.ts';
import { preloadPageAt } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The server cannot see a recipient's fragment and has sent the start page. That page was hidden and is removed here.
if (isRecipientView(window.location.pathname, window.location.hash)) root.replaceChildren();
document.documentElement.classList.remove('at-recipients-door');

if (root.hasChildNodes()) hydrateRoot(root, <App />);
else void preloadedSoon().then(() => createRoot(root).render(<App />));

/** Waits a moment for the file of the page. React would show the skeleton for 300 ms before a page that comes later. */
async function preloadedSoon(): Promise<void> {
  const moment = new Promise<void>((resolve) => setTimeout(resolve, 50));
  await Promise.race([preloadPageAt(window.location), moment]);
}

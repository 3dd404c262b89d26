import './lib/zod-without-eval.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isRecipientView } from './lib/paths.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The server cannot see a recipient's fragment and has sent the start page. That page was hidden and is removed here.
if (isRecipientView(window.location.pathname, window.location.hash)) root.replaceChildren();
document.documentElement.classList.remove('at-recipients-door');

if (root.hasChildNodes()) hydrateRoot(root, <App />);
else createRoot(root).render(<App />);

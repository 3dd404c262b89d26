import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page, PageFooter, PageHeader } from '../../client/src/ui/page.tsx';
import { Toaster } from '../../client/src/ui/overlays/toast.tsx';
import { Fields } from './fields.tsx';
import { Foundations } from './foundations.tsx';
import { Overlays } from './overlays.tsx';
import { Presses } from './presses.tsx';
import { States } from './states.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Page
      header={
        <PageHeader brandLabel="LeaveBits, to the top">
          <span className="text-sm text-quiet">The component set</span>
        </PageHeader>
      }
      footer={<PageFooter>Each component of client/src/ui in each of its states.</PageFooter>}
    >
      <h1>Components</h1>
      <div className="mt-10 flex flex-col gap-14">
        <Foundations />
        <Presses />
        <Fields />
        <States />
        <Overlays />
      </div>
    </Page>
    <Toaster />
  </StrictMode>,
);

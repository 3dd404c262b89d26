import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Page, PageFooter, PageHeader } from '../../client/src/ui/page.tsx';
import { Toaster } from '../../client/src/ui/overlays/toast.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FoundationSamples } from './foundation-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { ButtonSamples } from './button-samples.tsx';
import { StateSamples } from './state-samples.tsx';
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
        <FoundationSamples />
        <ButtonSamples />
        <FieldSamples />
        <StateSamples />
        <OverlaySamples />
      </div>
    </Page>
    <Toaster />
  </StrictMode>,
);

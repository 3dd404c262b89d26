import { Download, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../../client/src/ui/button.tsx';
import { IconButton } from '../../client/src/ui/icon-button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../client/src/ui/tabs.tsx';
import { SampleSection, ComponentSample } from './component-sample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export function ButtonSamples() {
  const [tab, setTab] = useState('one');
  return (
    <SampleSection title="Buttons and tabs">
      {variants.map((variant) => (
        <ComponentSample key={variant} name={`Button, ${variant}`}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={Plus}>
            Add
          </Button>
          <Button variant={variant} isBusy>
            Saving
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} isUnavailable>
            Unavailable
          </Button>
          <Button variant={variant} size="small" icon={Plus}>
            Small
          </Button>
        </ComponentSample>
      ))}
      <ComponentSample name="ButtonLink">
        <ButtonLink href="/">Go on</ButtonLink>
        <ButtonLink href="/" variant="secondary" icon={Download}>
          Download
        </ButtonLink>
      </ComponentSample>
      <ComponentSample name="IconButton">
        <IconButton icon={Plus} label="Add" />
        <IconButton icon={Trash2} label="Delete" tone="danger" />
        <IconButton icon={Plus} label="Add, disabled" disabled />
      </ComponentSample>
      <ComponentSample name="Tabs" isWide>
        <Tabs value={tab} onValueChange={setTab} className="max-w-form">
          <TabList aria-label="Two tabs">
            <Tab value="one">The first</Tab>
            <Tab value="two">The second</Tab>
          </TabList>
          <TabPanel value="one">Content of the first tab.</TabPanel>
          <TabPanel value="two">Content of the second tab.</TabPanel>
        </Tabs>
      </ComponentSample>
    </SampleSection>
  );
}

import { CircleAlert, CircleCheck, FolderOpen, LockKeyhole } from 'lucide-react';
import { Badge } from '../../client/src/ui/badge.tsx';
import { Banner } from '../../client/src/ui/banner.tsx';
import { CollapsibleBanner } from '../../client/src/ui/collapsible-banner.tsx';
import { Button } from '../../client/src/ui/button.tsx';
import { Card } from '../../client/src/ui/card.tsx';
import { DetailList } from '../../client/src/ui/detail-list.tsx';
import { EmptyState } from '../../client/src/ui/empty-state.tsx';
import { ErrorBoundary } from '../../client/src/ui/error-boundary.tsx';
import { Meter } from '../../client/src/ui/meter.tsx';
import { PrintsAlone } from '../../client/src/ui/prints-alone.tsx';
import { ProgressBar } from '../../client/src/ui/progress-bar.tsx';
import { ScrollBody } from '../../client/src/ui/overlays/scroll-body.tsx';
import { Skeleton, SkeletonGroup } from '../../client/src/ui/skeleton.tsx';
import { Spinner } from '../../client/src/ui/spinner.tsx';
import { StatusIcon } from '../../client/src/ui/status-icon.tsx';
import { usePrintedSheet } from '../../client/src/ui/use-printed-sheet.tsx';
import { SampleSection, ComponentSample } from './component-sample.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

export function StateSamples() {
  return (
    <SampleSection title="Status and progress">
      <ComponentSample name="Banner" isWide>
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} title={`What happened (${tone})`}>
            What is safe, and what to do next.
          </Banner>
        ))}
        <Banner tone="warning" action={<Button size="small">Do it</Button>}>
          One sentence without a title, with the one thing to do.
        </Banner>
      </ComponentSample>
      <ComponentSample name="CollapsibleBanner" isWide>
        <CollapsibleBanner title="One line on a phone" action={<Button size="small">Do it</Button>}>
          What it is about, once it is opened.
        </CollapsibleBanner>
      </ComponentSample>
      <ComponentSample name="Badge, StateMark">
        <Badge>Passed</Badge>
        <Badge tone="success">Active</Badge>
        <Badge tone="warning">Incomplete</Badge>
        <StatusIcon icon={LockKeyhole} />
        <StatusIcon icon={CircleCheck} tone="success" />
        <StatusIcon icon={CircleAlert} tone="warning" />
      </ComponentSample>
      <ComponentSample name="Card, DetailList" isWide>
        <Card className="max-w-form">
          <h3>A card</h3>
          <p className="mt-1 text-sm text-quiet">Last updated June 3, 2031</p>
        </Card>
        <div className="max-w-form">
          <DetailList
            rows={[
              { term: 'Plan', value: 'Monthly Subscription' },
              { term: 'Reported by', value: 'a.very.long.address.of.somebody@department.example.org' },
              { term: 'To be paid', value: '$3.00', isTotal: true },
            ]}
          />
        </div>
      </ComponentSample>
      <ComponentSample name="EmptyState" isWide>
        <EmptyState icon={FolderOpen} title="Nothing here yet" action={<Button>Begin</Button>}>
          What to do next.
        </EmptyState>
      </ComponentSample>
      <ComponentSample name="PrintsAlone" isWide>
        <PrintsAlone>Printed without the rest of the page.</PrintsAlone>
      </ComponentSample>
      <ComponentSample name="usePrintedSheet">
        <PrintedSheet />
      </ComponentSample>
      <ComponentSample name="ProgressBar" isWide>
        <ProgressBar label="Indeterminate" value={null} className="max-w-form" />
        <ProgressBar label="Started" value={0} className="max-w-form" />
        <ProgressBar label="In progress" value={0.62} className="max-w-form" />
        <ProgressBar label="Done" value={1} className="max-w-form" />
      </ComponentSample>
      <ComponentSample name="Meter" isWide>
        <Meter label="Empty" value={0} max={10} />
        <Meter label="Partly used" value={4} max={10} />
        <Meter label="Nearly full" value={9.5} max={10} />
      </ComponentSample>
      <ComponentSample name="Skeleton, Spinner" isWide>
        <SkeletonGroup label="Loading" className="flex max-w-form flex-col gap-3">
          <Skeleton className="w-2/3" />
          <Skeleton className="h-32 w-full rounded-md" />
        </SkeletonGroup>
        <Spinner label="Checking payment status..." />
      </ComponentSample>
      <ComponentSample name="ErrorBoundary, ScrollBody" isWide>
        <ErrorBoundary fallback={() => 'This is shown when something below fails.'}>
          <p>Nothing below has failed.</p>
        </ErrorBoundary>
        <ScrollBody className="h-24 max-w-form overflow-y-auto rounded-md border p-3">
          <p>Scrollable content is focusable, so that the arrow keys can scroll it.</p>
          <p className="mt-24">The end.</p>
        </ScrollBody>
      </ComponentSample>
    </SampleSection>
  );
}

function PrintedSheet() {
  const { print, sheet } = usePrintedSheet();
  return (
    <>
      <Button onClick={() => print('Printed, and never on the screen.')}>Print a sheet</Button>
      {sheet}
    </>
  );
}

import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { reportTypes } from '#shared/contracts/release.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse, SubmitReportResponse } from '#shared/contracts/report-links.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { now } from '#client/lib/dates.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { describeRealReportAction } from '../report-steps.ts';
import { AddressQuestion } from './address-question.tsx';
import { ReporterAnswerForm } from './reporter-answer-form.tsx';
import { ReportDone } from './report-done.tsx';
import { ReportStart } from './report-start.tsx';

const labels = { death: 'A death', incapacitation: 'An incapacitation' } satisfies Record<ReportType, string>;

/** The button labels in the email with the links. */
const realButtons = {
  death: 'Report a death',
  incapacitation: 'Report a permanent incapacitation',
} satisfies Record<ReportType, string>;

/** Simulates the response to a real report. */
function pretend({
  refuteTimeHours,
  requiredConfirmations,
  otherReporters,
}: ReporterTokenResponse): SubmitReportResponse {
  const expiresAt = new Date(now().getTime() + refuteTimeHours * HOUR_MS).toISOString();
  return { message: '', expiresAt, requiredConfirmations, otherReporters };
}

/** The complete reporter page without any effect, so that reporters don't see it for the first time in an emergency. */
export function PracticeReport({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
  const [type, setType] = useState<ReportType>('death');
  const [submitted, setSubmitted] = useState<SubmitReportResponse | null>(null);
  const { owner, ownerInFull } = formatOwnerNames(answer);

  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>Practice a report</h1>
        <p className="text-lg">
          <strong className="font-medium">{ownerInFull}</strong> chose you to tell us if they die or become
          permanently incapacitated. This page looks like the real one, so you’ll know it before you need it.
        </p>
      </div>
      {answer.yourPart && (
        <Banner tone="warning" title={`There’s a real pending report about ${owner}`}>
          {describeRealReportAction(answer.yourPart)}
        </Banner>
      )}
      <ReporterAnswerForm token={token} answer={answer} />
      {answer.asksAddress && <AddressQuestion token={token} answer={answer} />}
      <Banner tone="warning" title="This is a drill: nothing is reported">
        Look around and press the button. Nobody is notified, and nothing opens. For a real report, press{' '}
        {`“${realButtons.death}” or “${realButtons.incapacitation}”`} in your email.
      </Banner>
      <Tabs
        value={type}
        onValueChange={(value) => {
          setType(value as ReportType);
          setSubmitted(null);
        }}
      >
        <TabList aria-label="What to practice">
          {reportTypes.map((candidate) => (
            <Tab key={candidate} value={candidate}>
              {labels[candidate]}
            </Tab>
          ))}
        </TabList>
        {reportTypes.map((candidate) => (
          <TabPanel key={candidate} value={candidate}>
            {submitted ? (
              <DrillDone
                answer={answer}
                type={candidate}
                submitted={submitted}
                onAgain={() => setSubmitted(null)}
              />
            ) : (
              <ReportStart
                type={candidate}
                answer={answer}
                isDrill
                onSubmit={() => setSubmitted(pretend(answer))}
              />
            )}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function bringIntoView(place: HTMLElement | null) {
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

interface DrillDoneProps {
  answer: ReporterTokenResponse;
  type: ReportType;
  submitted: SubmitReportResponse;
  onAgain: () => void;
}

function DrillDone({ answer, type, submitted, onAgain }: DrillDoneProps) {
  return (
    <div className="flex flex-col gap-7 rounded-md" tabIndex={-1} ref={bringIntoView}>
      <Banner tone="success" title="That was a practice run">
        Nothing was reported, and nobody was notified. After a real report, you’d see the text below.
      </Banner>
      <ReportDone owner={answer} type={type} submitted={submitted} isDrill />
      <p>
        <strong className="font-medium">Has it really happened?</strong> Use “{realButtons[type]}” in the same
        email. Nothing is reported from this page.
      </p>
      <Button variant="secondary" icon={RotateCcw} className="self-start" onClick={onAgain}>
        Practice again
      </Button>
    </div>
  );
}

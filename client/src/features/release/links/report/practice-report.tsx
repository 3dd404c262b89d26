import { useState } from 'react';
import { RotateCcw } from 'lucide-react';
import { Link } from 'wouter';
import { reportTypes } from '#shared/contracts/release.ts';
import type { ReportType } from '#shared/contracts/release.ts';
import type { ReporterTokenResponse, SubmitReportResponse } from '#shared/contracts/report-links.ts';
import { HOUR_MS } from '#shared/domain/durations.ts';
import { getReportNumbers } from '#shared/domain/reporters.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { serverNow } from '#client/lib/http/server-clock.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx';
import { describeReporterLinkError } from '../link-error-messages.ts';
import { describeRealReportAction } from '../report-steps.ts';
import { AddressQuestion } from './address-question.tsx';
import { ReporterAnswerForm } from './reporter-answer-form.tsx';
import { CardSection } from './card-section.tsx';
import { ReportDone } from './report-done.tsx';
import { ReportStart } from './report-start.tsx';

const labels = { death: 'A death', incapacitation: 'An incapacitation' } satisfies Record<ReportType, string>;

/** The button labels in the email with the links. */
const realButtons = {
  death: 'Report a death',
  incapacitation: 'Report a permanent incapacitation',
} satisfies Record<ReportType, string>;

/** What a link of this type would answer. */
const answerFor = (answer: ReporterTokenResponse, type: ReportType): ReporterTokenResponse => ({
  ...answer,
  ...getReportNumbers(answer, type),
});

/** Simulates the response to a real report. */
function pretend(answer: ReporterTokenResponse): SubmitReportResponse {
  const { refuteTimeHours, requiredConfirmations, otherReporters } = answer;
  const expiresAt = new Date(serverNow().getTime() + refuteTimeHours * HOUR_MS).toISOString();
  return { message: '', expiresAt, awayUntil: null, requiredConfirmations, otherReporters };
}

/**
 * A reporter's page for ordinary days: accept or decline, practice, and, for the day it is needed, where to report. The practice
 * link itself can report nothing.
 */
export function PracticeReport({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
  const [isPracticing, setIsPracticing] = useState(false);
  const { owner, ownerInFull } = formatOwnerNames(answer);
  const hasDeclined = answer.answer === 'decline';
  const suspension = describeReporterLinkError('suspended', answer);

  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>You were chosen as a reporter</h1>
        <p className="text-lg">
          <strong className="font-medium">{ownerInFull}</strong> trusts you to tell us if they die or become
          permanently incapacitated.
        </p>
      </div>
      {answer.yourPart && (
        <Banner tone="warning" title={`There’s a real pending report about ${owner}`}>
          {describeRealReportAction(answer.yourPart)}
        </Banner>
      )}
      {answer.isSuspended && (
        <Banner tone="warning" title="Your links to report are on hold">
          {suspension.why} {suspension.next}
        </Banner>
      )}
      <ReporterAnswerForm token={token} answer={answer} />
      {!hasDeclined && answer.asksAddress && <AddressQuestion token={token} answer={answer} />}
      {hasDeclined ? null : isPracticing ? (
        <Drill answer={answer} />
      ) : (
        <Card as="section" className="flex flex-col items-start gap-4">
          <h2>Practice a report</h2>
          <p>
            It takes two minutes and looks like the real thing, so you’ll know it before you need it. Nothing
            is reported.
          </p>
          <Button variant="secondary" onClick={() => setIsPracticing(true)}>
            Start practicing
          </Button>
        </Card>
      )}
      {!answer.yourPart && !answer.isSuspended && (
        <section className="flex flex-col gap-3 border-t pt-6">
          <h2 className="text-lg md:text-lg">If something has happened to {owner}</h2>
          <p>
            This page can’t report it. Go back to the email that brought you here, and press one of these:
          </p>
          <ul className="flex list-disc flex-col gap-1 pl-6 font-medium">
            {reportTypes.map((type) => (
              <li key={type}>{realButtons[type]}</li>
            ))}
          </ul>
          <p className="text-sm text-quiet">
            If you can’t find the email, search your mailbox for “LeaveBits”, or{' '}
            <Link href={paths.lostReporterLinks()} className="text-link">
              have your links sent again
            </Link>
            . Any other reporter can report it, too, and we’ll ask you to confirm.
          </p>
        </section>
      )}
      {!hasDeclined && (
        <CardSection
          token={token}
          type="practice"
          owner={answer}
          refuteTimeHours={answer.refuteTimeHours}
          incapacitationHours={getReportNumbers(answer, 'incapacitation').refuteTimeHours}
        />
      )}
    </div>
  );
}

/** The pages of a real report without any effect, so that reporters don't see them for the first time in an emergency. */
function Drill({ answer }: { answer: ReporterTokenResponse }) {
  const [type, setType] = useState<ReportType>('death');
  const [submitted, setSubmitted] = useState<SubmitReportResponse | null>(null);
  return (
    <div className="flex flex-col gap-7 rounded-md" tabIndex={-1} ref={bringIntoView}>
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
                answer={answerFor(answer, candidate)}
                type={candidate}
                submitted={submitted}
                onAgain={() => setSubmitted(null)}
              />
            ) : (
              <ReportStart
                type={candidate}
                answer={answerFor(answer, candidate)}
                isDrill
                onSubmit={() => setSubmitted(pretend(answerFor(answer, candidate)))}
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

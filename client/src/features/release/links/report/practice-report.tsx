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
import { asName } from '../as-name.tsx';
import { useLinkMessages } from '../link-messages.ts';
import { AddressQuestion } from './address-question.tsx';
import { ReporterAnswerForm } from './reporter-answer-form.tsx';
import { CardSection } from './card-section.tsx';
import { ReportDone } from './report-done.tsx';
import { ReportStart } from './report-start.tsx';
import { describeRealReportAction } from './report-steps.ts';
import { describeReporterLinkError } from './reporter-link-error.ts';

const labels = { death: 'aDeath', incapacitation: 'anIncapacitation' } as const satisfies Record<
  ReportType,
  string
>;

/** The button labels in the email with the links. */
const realButtons = {
  death: 'reportDeath',
  incapacitation: 'reportIncapacitation',
} as const satisfies Record<ReportType, string>;

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
  const messages = useLinkMessages('report');
  const { t } = messages;
  const { owner, ownerInFull } = formatOwnerNames(answer);
  const hasDeclined = answer.answer === 'decline';
  const suspension = describeReporterLinkError(messages, 'suspended', answer);

  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <h1>{t('chosen')}</h1>
        <p className="text-lg">{t.rich('chosenBy', { owner: ownerInFull, name: asName })}</p>
      </div>
      {answer.yourPart && (
        <Banner tone="warning" title={t('realReport', { owner })}>
          {describeRealReportAction(t, answer.yourPart)}
        </Banner>
      )}
      {answer.isSuspended && (
        <Banner tone="warning" title={t('linksOnHold')}>
          {suspension.why} {suspension.next}
        </Banner>
      )}
      <ReporterAnswerForm token={token} answer={answer} />
      {!hasDeclined && answer.asksAddress && <AddressQuestion token={token} answer={answer} />}
      {hasDeclined ? null : isPracticing ? (
        <Drill answer={answer} />
      ) : (
        <Card as="section" className="flex flex-col items-start gap-4">
          <h2>{t('practice')}</h2>
          <p>{t('practiceWhy')}</p>
          <Button variant="secondary" onClick={() => setIsPracticing(true)}>
            {t('startPractice')}
          </Button>
        </Card>
      )}
      {!answer.yourPart && !answer.isSuspended && (
        <section className="flex flex-col gap-3 border-t pt-6">
          <h2 className="text-lg md:text-lg">{t('ifItHappened', { owner })}</h2>
          <p>{t('notReportedHere')}</p>
          <ul className="flex list-disc flex-col gap-1 pl-6 font-medium">
            {reportTypes.map((type) => (
              <li key={type}>{t(realButtons[type])}</li>
            ))}
          </ul>
          <p className="text-sm text-quiet">
            {t.rich('emailNotFound', {
              links: (content) => (
                <Link href={paths.lostReporterLinks()} className="text-link">
                  {content}
                </Link>
              ),
            })}
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
  const { t } = useLinkMessages('report');
  const [type, setType] = useState<ReportType>('death');
  const [submitted, setSubmitted] = useState<SubmitReportResponse | null>(null);
  return (
    <div className="flex flex-col gap-7 rounded-md" tabIndex={-1} ref={bringIntoView}>
      <Banner tone="warning" title={t('drillTitle')}>
        {t('drill')}
      </Banner>
      <Tabs
        value={type}
        onValueChange={(value) => {
          setType(value as ReportType);
          setSubmitted(null);
        }}
      >
        <TabList aria-label={t('drillTypes')}>
          {reportTypes.map((candidate) => (
            <Tab key={candidate} value={candidate}>
              {t(labels[candidate])}
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
  const { t } = useLinkMessages('report');
  return (
    <div className="flex flex-col gap-7 rounded-md" tabIndex={-1} ref={bringIntoView}>
      <Banner tone="success" title={t('drillDoneTitle')}>
        {t('drillDone')}
      </Banner>
      <ReportDone owner={answer} type={type} submitted={submitted} isDrill />
      <p>{t.rich('drillReal', { type, strong: asName })}</p>
      <Button variant="secondary" icon={RotateCcw} className="self-start" onClick={onAgain}>
        {t('practiceAgain')}
      </Button>
    </div>
  );
}

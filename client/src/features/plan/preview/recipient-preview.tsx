import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import type { PlanPreview } from '#shared/contracts/plan.ts';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { TextMessages } from '#shared/messages/catalog.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { useNameLookup } from '../../people/api.ts';
import { AfterReleaseGuide } from '../../recipients/view/after-release-guide.tsx';
import { LeavebitDetailsFrame } from '../../recipients/view/leavebit-details-dialog.tsx';
import { LoadMoreButton } from '../../recipients/view/load-more-button.tsx';
import { SharedLeavebitGrid } from '../../recipients/view/shared-leavebit-grid.tsx';
import { planPreviewQuery } from '../api.ts';
import { PreviewContent } from './preview-content.tsx';
import { ExpectedMails } from './expected-mails.tsx';
import { MomentChoice, TODAY_CHOICE } from './moment-choice.tsx';
import { usePreviewMessages } from './use-preview-messages.ts';

const isOpen = ({ isLocked, subscriptionBlocked }: SharedLeavebit) => !isLocked && !subscriptionBlocked;

/** Says what a preview assumes. Nothing is assumed about an owner whose estate is open already. */
function describePreview(
  { at, estate, reportType }: PlanPreview,
  t: TextMessages<'owner-plan-preview'>,
): string {
  const date = formatMoment(at);
  if (estate === 'lapsed') return t('onlyYouLapsed', { date });
  if (reportType === null) return t('onlyYouAt', { date });
  return t(reportType === 'death' ? 'onlyYouDeath' : 'onlyYouIncapacitation', { date });
}

/** Shows what a person would see of the owner's LeaveBits at a given moment. */
export function RecipientPreview({ email }: { email: string }) {
  const t = usePreviewMessages();
  const common = useCommonMessages();
  const name = useNameLookup()(email) ?? email;
  const [choice, setChoice] = useState(TODAY_CHOICE);
  const [shown, setShown] = useState<SharedLeavebit | null>(null);
  const query = useInfiniteQuery(planPreviewQuery({ email, ...choice }));
  const { error, isFetching, isPlaceholderData, refetch } = query;
  const isShared = getErrorCode(error) !== 'not-found';
  const pages = query.data?.pages;
  // Every page repeats the moment and the emails.
  const data = pages?.[0];
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="wrap-anywhere">{t('title', { name })}</h1>
        <p className="mt-1 max-w-reading text-quiet">{t('intro')}</p>
      </div>
      <MomentChoice choice={choice} onChoose={setChoice} />
      {isShared || (
        <Banner role="status" title={t('nothingShared')}>
          {t('nothingSharedWhy')}
        </Banner>
      )}
      {error && isShared && (
        <Banner
          tone="danger"
          role="alert"
          title={t('notShown')}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {getErrorMessage(error, common('nothingChanged'))}
        </Banner>
      )}
      {!error && (
        <section
          aria-label={t('preview', { name })}
          aria-busy={isPlaceholderData}
          className="rounded-lg border-2 border-dashed border-primary p-3 sm:p-5"
        >
          <p role="status" className="mb-4 flex items-start gap-2 font-medium text-primary">
            <Eye aria-hidden className="mt-0.5 size-5 shrink-0" />
            <span>{data ? describePreview(data, t) : t('onlyYou')}</span>
          </p>
          {data && (
            <div className="mb-4">
              {/* Opened again for each moment, as for somebody who visits then for the first time. */}
              <AfterReleaseGuide
                key={`${data.at} ${data.estate} ${data.reportType}`}
                leavebits={data.leavebits}
              />
            </div>
          )}
          <SharedLeavebitGrid
            leavebits={pages?.flatMap(({ leavebits }) => leavebits)}
            empty={null}
            isOpen={isOpen}
            onShow={setShown}
            label={t('list', { name })}
          />
          <LoadMoreButton query={query} />
        </section>
      )}
      {data && !error && <ExpectedMails mails={data.mails} name={name} isToday={choice.moment === 'today'} />}
      {shown && (
        <LeavebitDetailsFrame leavebit={shown} onClose={() => setShown(null)}>
          <PreviewContent leavebit={shown} />
        </LeavebitDetailsFrame>
      )}
    </div>
  );
}

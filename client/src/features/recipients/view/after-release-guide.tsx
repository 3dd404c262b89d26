import { useState } from 'react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/messages/format-moment.ts';
import { useMessages, type Messages } from '#client/lib/messages/use-messages.ts';
import { listReleases, type SenderRelease } from './list-releases.ts';

/**
 * What those who receive something after a report need to know before they read it. Stands above the list, opened on the first
 * visits after the opening. Gives no advice that depends on the law of a country.
 */
export function AfterReleaseGuide({ leavebits }: { leavebits: readonly SharedLeavebit[] }) {
  const t = useMessages('recipients');
  const releases = listReleases(leavebits);
  const isNew = leavebits.some(({ release, isJustOpened }) => release && isJustOpened);
  // Only the first list decides, so that the guide never closes while it is read.
  const [opensAtFirst] = useState(isNew);
  if (releases.length === 0) return null;
  const isAfterDeath = releases.some(({ summary }) => summary.reportType === 'death');
  return (
    <details open={opensAtFirst} className="rounded-lg border bg-surface print:border-0">
      <summary className="cursor-pointer px-5 py-3 font-serif text-lg font-semibold">
        {t('guideTitle')}
      </summary>
      <div className="flex flex-col gap-4 px-5 pb-5">
        {releases.map((release) => (
          <p key={release.sender.ownerUsername} className="max-w-reading wrap-anywhere">
            {describeRelease(release, t)}
          </p>
        ))}
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 lg:grid-cols-3 [&_dt]:font-semibold">
          <div>
            <dt>{t('guideFirst')}</dt>
            <dd>{t(isAfterDeath ? 'guideFirstDeath' : 'guideFirstIncapacity')}</dd>
          </div>
          {leavebits.some(({ release, sealed }) => release && sealed) && (
            <div>
              <dt>{t('guideCardTitle')}</dt>
              <dd>{t('guideCard')}</dd>
            </div>
          )}
          <div>
            <dt>{t('guideWaitTitle')}</dt>
            <dd>{t('guideWait')}</dd>
          </div>
          <div>
            <dt>{t('guideSignTitle')}</dt>
            <dd>{t('guideSign')}</dd>
          </div>
          <div>
            <dt>{t('guideKeepTitle')}</dt>
            <dd>{t('guideKeep')}</dd>
          </div>
          {releases.some(({ readableUntil }) => readableUntil !== null) && (
            <div>
              <dt>{t('guideEndTitle')}</dt>
              {releases.map((release) => (
                <dd key={release.sender.ownerUsername} className="wrap-anywhere">
                  {describeEnd(release, t, { isNamed: releases.length > 1 })}
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </details>
  );
}

function describeRelease({ sender, summary }: SenderRelease, t: Messages<'recipients'>): string {
  const { owner, ownerInFull } = formatOwnerNames(sender);
  const { reportType, reportedAt, confirmations } = summary;
  const facts = { sender: ownerInFull, date: formatMoment(reportedAt, t), count: confirmations };
  return reportType === 'death' ? t('guideDeath', facts) : t('guideIncapacity', { ...facts, name: owner });
}

function describeEnd(
  { sender, readableUntil }: SenderRelease,
  t: Messages<'recipients'>,
  { isNamed }: { isNamed: boolean },
): string {
  const name = formatOwnerNames(sender).owner;
  if (readableUntil === null) return isNamed ? t('guideNoEndFrom', { name }) : t('guideNoEnd');
  const date = formatMoment(readableUntil, t);
  return isNamed ? t('guideEndFrom', { name, date }) : t('guideEnd', { date });
}

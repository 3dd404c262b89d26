import { useState } from 'react';
import type { SharedLeavebit } from '#shared/contracts/recipients.ts';
import type { ReleaseSummary } from '#shared/contracts/release.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { formatMoment } from '#client/lib/dates.ts';
import { listReleases, type SenderRelease } from './list-releases.ts';

/**
 * What those who receive something after a report need to know before they read it. Stands above the list, opened on the first
 * visits after the opening. Gives no advice that depends on the law of a country.
 */
export function AfterReleaseGuide({ leavebits }: { leavebits: readonly SharedLeavebit[] }) {
  const releases = listReleases(leavebits);
  const isNew = leavebits.some(({ release, isJustOpened }) => release && isJustOpened);
  // Only the first list decides, so that the guide never closes while it is read.
  const [opensAtFirst] = useState(isNew);
  if (releases.length === 0) return null;
  return (
    <details open={opensAtFirst} className="rounded-lg border bg-surface print:border-0">
      <summary className="cursor-pointer px-5 py-3 font-serif text-lg font-semibold">Before you read</summary>
      <div className="flex flex-col gap-4 px-5 pb-5">
        {releases.map((release) => (
          <p key={release.sender.ownerUsername} className="max-w-reading wrap-anywhere">
            {describeRelease(release)}
          </p>
        ))}
        <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 lg:grid-cols-3 [&_dt]:font-semibold">
          <div>
            <dt>First</dt>
            <dd>
              Save a copy with “Download everything”, so that it’s yours whatever happens to this page. Then
              look for what can’t wait: {urgentMatters(releases)}.
            </dd>
          </div>
          {leavebits.some(({ release, sealed }) => release && sealed) && (
            <div>
              <dt>Your card</dt>
              <dd>
                Some of it is sealed, and opens with a printed card that you were given: a page with a QR code
                and a key. Look for it with your own papers first, then with theirs. Open each sealed LeaveBit
                here and save it from there, because “Download everything” can’t open it.
              </dd>
            </div>
          )}
          <div>
            <dt>What can wait</dt>
            <dd>
              Letters are here for whenever you’re ready. So are accounts and subscriptions: keep phone and
              email running for now, because sign-in codes are sent there.
            </dd>
          </div>
          <div>
            <dt>Before you pay, cancel or sign anything</dt>
            <dd>
              Ask whoever takes care of the paperwork, such as an executor, a guardian or a lawyer. We can’t
              tell you what applies where you live.
            </dd>
          </div>
          <div>
            <dt>How to keep it</dt>
            <dd>
              The download has all texts and files, and a page that opens without the internet. You can also
              print each LeaveBit. Keep both where only you can find them.
            </dd>
          </div>
          {releases.some(({ readableUntil }) => readableUntil !== null) && (
            <div>
              <dt>Until when</dt>
              {releases.map((release) => (
                <dd key={release.sender.ownerUsername} className="wrap-anywhere">
                  {describeEnd(release, releases.length > 1)}
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
    </details>
  );
}

function describeRelease({ sender, summary }: SenderRelease): string {
  const { owner, ownerInFull } = formatOwnerNames(sender);
  return `${ownerInFull} kept this for you. ${describeReport(summary)}, so what waited for that is open now.${
    summary.reportType === 'incapacitation'
      ? ` If ${owner} can act again one day, they can close it again.`
      : ''
  }`;
}

function describeReport({ reportType, reportedAt, confirmations }: ReleaseSummary): string {
  const what = reportType === 'death' ? 'Their death' : 'That they can no longer act for themselves';
  const who = confirmations === 1 ? 'one other person' : `${confirmations} other people`;
  return `${what} was reported on ${formatMoment(reportedAt)} and confirmed by ${who} whom they trusted`;
}

const urgentMatters = (releases: readonly SenderRelease[]) =>
  releases.some(({ summary }) => summary.reportType === 'death')
    ? 'people or animals who need care, a home that stands empty, wishes for a funeral'
    : 'people or animals who need care, a home that stands empty, wishes about treatment';

function describeEnd({ sender, readableUntil }: SenderRelease, isNamed: boolean): string {
  const what = isNamed ? `what ${formatOwnerNames(sender).owner} left you` : 'everything';
  return readableUntil === null
    ? `For ${what}, no end is planned.`
    : `You can read ${what} until ${formatMoment(readableUntil)}. We’ll email you before that.`;
}

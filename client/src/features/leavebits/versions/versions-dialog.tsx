import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment, now } from '#client/lib/dates.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, Select } from '#client/ui/fields/field.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/overlays/toast.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { leavebitToFormValues } from '../form/form-values.ts';
import {
  warnOfWrongAddresses,
  ConfirmSharingDialog,
  listPeopleToConfirm,
} from '../sharing/confirm-sharing-dialog.tsx';
import { listRecipientsGainingAccess } from '../sharing/gaining-access.ts';
import { describeSaveEffect, listPeopleNotifiedBySave } from '../sharing/save-notifications.ts';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { SealedNote } from '../../sealing/sealed-note.tsx';
import { ShutOutBanner } from './shut-out-banner.tsx';
import { useOpenedVersions } from './use-opened-versions.ts';
import { useShutOut } from './use-shut-out.ts';
import { NotSealedAgainError, useRestoreVersion, versionsQuery } from './api.ts';
import { describeDifferences } from './compare-versions.ts';
import { VersionComparison } from './version-comparison.tsx';

/** Short, because phones truncate the picker's text. The hint next to it shows the time zone. */
const shortMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface VersionsDialogProps {
  leavebit: Leavebit;
  hasUnsaved: boolean;
  onClose: () => void;
  onRestored: () => void;
}

/** Compares a LeaveBit's earlier versions with the current one and can restore them. Mount only while open. */
export function VersionsDialog({ leavebit, hasUnsaved, onClose, onRestored }: VersionsDialogProps) {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(versionsQuery(leavebit));
  const loaded = data?.pages.flatMap((page) => page.versions);
  const opened = useOpenedVersions(leavebit, loaded ?? []);
  const { current } = opened;
  const versions = loaded && opened.versions;
  const [chosen, setChosen] = useState<number | null>(null);
  const { user } = useCurrentUser();
  // Whether it should also be sealed again. Null while nothing is asked.
  const [asked, setAsked] = useState<{ sealsAgain: boolean } | null>(null);
  const goBack = useRestoreVersion();
  const version = versions?.find(({ seqno }) => seqno === chosen) ?? versions?.[0];
  const sealed = version ? opened.sealedAt(version.seqno) : null;
  const recipients = version ? leavebitToFormValues({ ...leavebit, ...version }).recipients : [];

  const shutOut = useShutOut(leavebit, version);
  const canSealAgain =
    shutOut?.canBeMended === true && version !== undefined && opened.isOpenAt(version.seqno);

  function save(to: LeavebitVersion, { sealsAgain }: { sealsAgain: boolean }) {
    setAsked(null);
    goBack.mutate(
      { from: leavebit, to, ...(sealsAgain && user && { sealsAgainAs: { ownerId: user.id } }) },
      {
        onSuccess: () => {
          toast({
            title: `Restored the version from ${formatMoment(to.savedAt)}`,
            description: sealsAgain ? 'It’s sealed for the cards of all its recipients.' : undefined,
            variant: 'success',
          });
          onRestored();
        },
        onError: (error) => {
          if (!(error instanceof NotSealedAgainError)) return;
          toast({
            title: 'It’s back, but not sealed again',
            description: `${getErrorMessage(error.cause, 'Something went wrong.')} Open it and save it, which seals it for everyone.`,
            variant: 'destructive',
          });
          onRestored();
        },
      },
    );
  }

  function ask(to: LeavebitVersion, how: { sealsAgain: boolean }) {
    if (listRecipientsGainingAccess(recipients, leavebit).length > 0) setAsked(how);
    else save(to, how);
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title="Earlier versions"
      description={`The last ${limits.versionsPerLeavebit} versions of the text, recipients and rules. For the last ${limits.versionDays} days, we also keep one for each hour in which you saved and one for each session in which you saved. Removed files are in your account’s trash.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          {version && !hasUnsaved && (
            <Button
              variant={canSealAgain ? 'secondary' : 'primary'}
              isBusy={goBack.isPending && goBack.variables.sealsAgainAs === undefined}
              onClick={() => ask(version, { sealsAgain: false })}
            >
              Go back to this version
            </Button>
          )}
          {version && !hasUnsaved && canSealAgain && (
            <Button
              isBusy={goBack.isPending && goBack.variables.sealsAgainAs !== undefined}
              onClick={() => ask(version, { sealsAgain: true })}
            >
              Go back and seal again for everyone
            </Button>
          )}
        </>
      }
    >
      {!versions && error && (
        <Banner
          tone="danger"
          role="alert"
          title="The versions couldn’t be loaded"
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {getErrorMessage(error, 'Nothing has changed. Please try again in a moment.')}
        </Banner>
      )}
      {!versions && !error && (
        <SkeletonGroup label="Loading the versions" className="flex flex-col gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      {versions?.length === 0 && (
        <p className="text-quiet">
          No earlier versions yet. Whenever you change the text, a recipient or a rule, we keep the previous
          version.
        </p>
      )}
      {versions && version && (
        <div className="flex flex-col gap-5">
          {goBack.error && !(goBack.error instanceof NotSealedAgainError) && (
            <Banner tone="danger" role="alert" title="The version wasn’t restored">
              {getErrorCode(goBack.error) === 'conflict'
                ? 'It has been saved somewhere else in the meantime. Please compare again.'
                : getErrorMessage(goBack.error, 'Nothing has changed. Please try again.')}
            </Banner>
          )}
          <Field
            label="Version"
            hint={`From ${formatMoment(version.savedAt)}. Compared with now: ${describeDifferences(current, version, now())}`}
          >
            <Select value={version.seqno} onChange={(event) => setChosen(Number(event.target.value))}>
              {versions.map((one) => (
                <option key={one.seqno} value={one.seqno}>
                  {shortMoment.format(new Date(one.savedAt))}: {describeDifferences(current, one, now())}
                </option>
              ))}
            </Select>
          </Field>
          {hasNextPage && (
            <Button
              variant="quiet"
              size="small"
              className="-mt-2 self-start"
              isBusy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              Load older versions
            </Button>
          )}
          {shutOut && !hasUnsaved && <ShutOutBanner shutOut={shutOut} canSealAgain={canSealAgain} />}
          <VersionComparison
            leavebit={current}
            version={version}
            sealedNote={sealed && <SealedNote sealed={sealed} />}
          />
          <p className="text-sm text-quiet">
            {hasUnsaved
              ? 'You have unsaved changes here. Save or discard them first, then you can go back to a version.'
              : 'Going back creates a new version. The current one is kept, and all files stay.'}
          </p>
          <ConfirmSharingDialog
            people={asked ? listPeopleToConfirm(recipients) : null}
            leavebits={[{ ...version, attachments: leavebit.attachments }]}
            headline={version.description}
            question="This version is shared with the recipients below. Do you want to save it again?"
            warning={warnOfWrongAddresses([leavebit])}
            effect={describeSaveEffect(listPeopleNotifiedBySave(recipients, leavebit, now()))}
            onProceed={() => asked && save(version, asked)}
            onRefuse={() => setAsked(null)}
          />
        </div>
      )}
    </Dialog>
  );
}

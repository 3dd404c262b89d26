import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { limits } from '#shared/domain/limits.ts';
import { formatMoment, now } from '#client/lib/dates.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { useCommonMessages } from '#client/lib/messages/use-common-messages.ts';
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
import { useConfirmMessages } from '../sharing/use-confirm-messages.ts';
import { useRuleMessages } from '../sharing/use-rule-messages.ts';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { SealedNote } from '../../sealing/sealed-note.tsx';
import { ShutOutBanner } from './shut-out-banner.tsx';
import { useOpenedVersions } from './use-opened-versions.ts';
import { useShutOut } from './use-shut-out.ts';
import { useVersionMessages } from './use-version-messages.ts';
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
  const t = useVersionMessages();
  const common = useCommonMessages();
  const confirm = useConfirmMessages();
  const rules = useRuleMessages();
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
            title: t('restored', { date: formatMoment(to.savedAt) }),
            description: sealsAgain ? t('sealedForAll') : undefined,
            variant: 'success',
          });
          onRestored();
        },
        onError: (error) => {
          if (!(error instanceof NotSealedAgainError)) return;
          toast({
            title: t('notSealedAgain'),
            description: `${getErrorMessage(error.cause, t('notSealedAgainWhy'))} ${t('notSealedAgainNext')}`,
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
      title={t('title')}
      description={t('hint', { versions: limits.versionsPerLeavebit, days: limits.versionDays })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {common('close')}
          </Button>
          {version && !hasUnsaved && (
            <Button
              variant={canSealAgain ? 'secondary' : 'primary'}
              isBusy={goBack.isPending && goBack.variables.sealsAgainAs === undefined}
              onClick={() => ask(version, { sealsAgain: false })}
            >
              {t('goBack')}
            </Button>
          )}
          {version && !hasUnsaved && canSealAgain && (
            <Button
              isBusy={goBack.isPending && goBack.variables.sealsAgainAs !== undefined}
              onClick={() => ask(version, { sealsAgain: true })}
            >
              {t('goBackAndSeal')}
            </Button>
          )}
        </>
      }
    >
      {!versions && error && (
        <Banner
          tone="danger"
          role="alert"
          title={t('notLoaded')}
          action={
            <Button variant="secondary" size="small" isBusy={isFetching} onClick={() => void refetch()}>
              {common('tryAgain')}
            </Button>
          }
        >
          {getErrorMessage(error, common('nothingChanged'))}
        </Banner>
      )}
      {!versions && !error && (
        <SkeletonGroup label={t('loading')} className="flex flex-col gap-3">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
      {versions?.length === 0 && <p className="text-quiet">{t('none')}</p>}
      {versions && version && (
        <div className="flex flex-col gap-5">
          {goBack.error && !(goBack.error instanceof NotSealedAgainError) && (
            <Banner tone="danger" role="alert" title={t('notRestored')}>
              {getErrorCode(goBack.error) === 'conflict'
                ? t('conflict')
                : getErrorMessage(goBack.error, t('notRestoredNext'))}
            </Banner>
          )}
          <Field
            label={t('version')}
            hint={t('versionHint', {
              date: formatMoment(version.savedAt),
              differences: describeDifferences(current, version, now(), { t, rules }),
            })}
          >
            <Select value={version.seqno} onChange={(event) => setChosen(Number(event.target.value))}>
              {versions.map((one) => (
                <option key={one.seqno} value={one.seqno}>
                  {t('option', {
                    date: shortMoment.format(new Date(one.savedAt)),
                    differences: describeDifferences(current, one, now(), { t, rules }),
                  })}
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
              {t('loadOlder')}
            </Button>
          )}
          {shutOut && !hasUnsaved && <ShutOutBanner shutOut={shutOut} canSealAgain={canSealAgain} />}
          <VersionComparison
            leavebit={current}
            version={version}
            sealedNote={sealed && <SealedNote sealed={sealed} />}
          />
          <p className="text-sm text-quiet">{t(hasUnsaved ? 'unsaved' : 'effect')}</p>
          <ConfirmSharingDialog
            people={asked ? listPeopleToConfirm(recipients, rules) : null}
            leavebits={[{ ...version, attachments: leavebit.attachments }]}
            headline={version.description}
            question={t('question')}
            warning={warnOfWrongAddresses([leavebit], confirm)}
            effect={describeSaveEffect(
              { told: listPeopleNotifiedBySave(recipients, leavebit, now()) },
              confirm,
            )}
            onProceed={() => asked && save(version, asked)}
            onRefuse={() => setAsked(null)}
          />
        </div>
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { formatSize } from '#shared/domain/sizes.ts';
import { useTakesPayments } from '../../lib/takes-payments.ts';
import { getErrorMessage } from '../../lib/http/api-client.ts';
import { useCommonMessages } from '../../lib/messages/use-common-messages.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Select } from '../../ui/fields/field.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useNameLookup } from '../people/api.ts';
import { exportOverviewQuery } from './api.ts';
import { ExportReauthenticationDialog } from './export-reauthentication-dialog.tsx';
import { useExport } from './use-export.ts';
import { useExportMessages } from './use-export-messages.ts';

/** Lets owners download everything, or what one person would receive. */
export function ExportBox() {
  const t = useExportMessages();
  const common = useCommonMessages();
  const takesPayments = useTakesPayments();
  const { data: overview, error, isFetching, refetch } = useQuery(exportOverviewQuery);
  const download = useExport();
  const { start, isBusy, proof, started } = download;
  // If the server rejects the download, it redirects the browser back to this page.
  const wasRefused = new URLSearchParams(window.location.search).get('export') === 'refused';
  const problem = download.problem ?? (wasRefused && !started ? t('notStarted') : null);
  if (!overview) {
    return error ? (
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
    ) : (
      <SkeletonGroup label={t('loading')} className="flex flex-col gap-3 py-1">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-11 w-48" />
      </SkeletonGroup>
    );
  }
  const { leavebits, files, bytes, recipients } = overview;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-start gap-3">
        <p>
          {files > 0
            ? t('contents', { leavebits, files, size: formatSize(bytes) })
            : t('contentsWithoutFiles', { leavebits })}{' '}
          {t(takesPayments ? 'alsoPayments' : 'also')}
        </p>
        <Button variant="secondary" icon={Download} isBusy={isBusy()} onClick={() => void start()}>
          {t('downloadEverything')}
        </Button>
      </div>
      {recipients.length > 0 && (
        <PersonChoice recipients={recipients} isBusy={isBusy} onStart={(email) => void start(email)} />
      )}
      <div aria-live="polite" className="empty:hidden">
        {started && <Banner tone="success">{started}</Banner>}
      </div>
      {problem && (
        <Banner tone="danger" role="alert" title={t('notDownloaded')}>
          {problem}
        </Banner>
      )}
      {proof && <ExportReauthenticationDialog proof={proof} />}
    </div>
  );
}

interface PersonChoiceProps {
  recipients: readonly string[];
  isBusy: (email: string) => boolean;
  onStart: (email: string) => void;
}

function PersonChoice({ recipients, isBusy, onStart }: PersonChoiceProps) {
  const t = useExportMessages();
  const nameOf = useNameLookup();
  const [chosen, setChosen] = useState(recipients[0]!);
  const email = recipients.includes(chosen) ? chosen : recipients[0]!;
  return (
    <div className="flex flex-col items-start gap-3 border-t pt-5">
      <Field label={t('person')} hint={t('personHint')}>
        <Select value={email} onChange={(event) => setChosen(event.target.value)}>
          {recipients.map((one) => (
            <option key={one} value={one}>
              {formatNameAndEmail({ name: nameOf(one), email: one })}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" icon={Download} isBusy={isBusy(email)} onClick={() => onStart(email)}>
        {t('downloadPerson')}
      </Button>
    </div>
  );
}

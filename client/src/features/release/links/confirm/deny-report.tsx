import { useMutation } from '@tanstack/react-query';
import type { ConfirmTokenAnswer } from '#shared/contracts/release.ts';
import { callOwner } from '#shared/domain/names.ts';
import { messageOf } from '../../../../lib/http/api-client.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { denyReport } from '../../api.ts';

interface DenyReportProps {
  token: string;
  report: ConfirmTokenAnswer;
  onDenied: () => void;
}

/** Lets a reporter who is asked to confirm say that the report is not true. The owner hears of it at once. */
export function DenyReport({ token, report, onDenied }: DenyReportProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: denyReport, onSuccess: onDenied });
  const { owner } = callOwner(report);
  return (
    <section className="flex flex-col items-start gap-3 border-t pt-6">
      <h2 className="text-lg md:text-lg">If you believe that it is not true</h2>
      <p>
        Do not confirm: without enough confirmations nothing opens. If you know that it is not true, tell us,
        and we tell {owner} at once. They can refute the report through the link in their email, or after
        signing in.
      </p>
      {error && (
        <Banner tone="danger" role="alert" title="We did not get your answer">
          {messageOf(error, 'Please try again in a moment.')}
        </Banner>
      )}
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate(token)}>
        I know this is not true
      </Button>
    </section>
  );
}

/** What a reporter has answered, in place of the question. */
export function Denied({ report }: { report: ConfirmTokenAnswer }) {
  const { owner } = callOwner(report);
  return (
    <Banner
      tone="success"
      // An answer of an earlier visit is no news.
      role={report.hasDenied ? undefined : 'status'}
      title="You told us that it is not true"
    >
      We told {owner}. They, or the person who reported, can stop the report. Please try to reach them. If you
      learn that it is true after all, you can still confirm below.
    </Banner>
  );
}

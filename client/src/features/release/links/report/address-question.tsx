import { Check } from 'lucide-react';
import type { ReporterTokenResponse } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { getErrorMessage } from '#client/lib/http/api-client.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { useAnswerAddressCheck } from '../../api.ts';

/** Asks a reporter from time to time whether our emails still reach them. Omits the address, because links can be forwarded. */
export function AddressQuestion({ token, answer }: { token: string; answer: ReporterTokenResponse }) {
  const { mutate, isPending, isSuccess, variables, error } = useAnswerAddressCheck(token);
  const { owner } = formatOwnerNames(answer);
  return (
    <Card as="section" aria-label="Your address" className="flex flex-col gap-4">
      <h2>Do you still use this email address?</h2>
      <div role="status">
        {isSuccess ? (
          <p className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            <span>
              {variables
                ? 'Thank you. We’ll keep using this address.'
                : `Thank you. We’ve asked ${owner} to talk to you and change the address. Your links work until then.`}
            </span>
          </p>
        ) : (
          <p>We sent it the link to this page. If something happens, that’s where we’ll email you.</p>
        )}
      </div>
      {error && (
        <Banner tone="danger" role="alert" title="Your answer wasn’t saved">
          {getErrorMessage(error, 'Please try again in a moment.')}
        </Banner>
      )}
      {!isSuccess && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" isBusy={isPending && variables} onClick={() => mutate(true)}>
            Yes, I do
          </Button>
          <Button variant="secondary" isBusy={isPending && !variables} onClick={() => mutate(false)}>
            No, I use a different one
          </Button>
        </div>
      )}
    </Card>
  );
}

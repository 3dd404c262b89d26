import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { CollapsibleBanner } from '../../ui/collapsible-banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { securityOverviewQuery } from './api.ts';

/** Offers a second factor once, after the first LeaveBit. Never shown next to something more urgent. */
export function SecondFactorOffer() {
  const queryClient = useQueryClient();
  const { data: standing } = useQuery(securityOverviewQuery);
  const { mutate: decline } = useMutation({
    mutationFn: () => callEndpoint(securityEndpoints.declineOffer),
    onMutate: () =>
      queryClient.setQueryData(
        securityOverviewQuery.queryKey,
        (known) => known && { ...known, offersFactor: false },
      ),
  });
  if (!standing?.offersFactor) return null;
  return (
    <CollapsibleBanner
      title="Want to add a second factor?"
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.account('sign-in')}
            onClick={() => decline()}
          >
            Show me
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => decline()}>
            No, thanks
          </Button>
        </div>
      }
    >
      Right now, anyone who can read your email can sign in as you. An app on your phone or a passkey prevents
      that and takes two minutes to set up. You can find it under Your account at any time. We won’t ask
      again.
    </CollapsibleBanner>
  );
}

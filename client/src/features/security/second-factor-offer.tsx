import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/contracts/security.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { paths } from '../../lib/paths.ts';
import { CollapsibleBanner } from '../../ui/collapsible-banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { securityOverviewQuery } from './api.ts';
import { useFactorOfferMessages } from './use-factor-offer-messages.ts';

/** Offers a second factor once, after the first LeaveBit. Never shown next to something more urgent. */
export function SecondFactorOffer() {
  const t = useFactorOfferMessages();
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
      title={t('title')}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.account('sign-in')}
            onClick={() => decline()}
          >
            {t('show')}
          </ButtonLink>
          <Button variant="quiet" size="small" onClick={() => decline()}>
            {t('decline')}
          </Button>
        </div>
      }
    >
      {t('offer')}
    </CollapsibleBanner>
  );
}

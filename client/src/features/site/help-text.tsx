import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { withQueryClient } from '../../lib/queries/with-query-client.tsx';
import { serviceInfoQuery } from './api.ts';

/** A visitor without an account. If the service has no address for questions, each can ask somebody else. */
export type HelpSeeker = 'recipient' | 'reporter' | 'owner';

/** Says where a visitor who may not have an account gets help. */
export const HelpText = withQueryClient(function HelpText({ who }: { who: HelpSeeker }) {
  const t = useMessages('help');
  const { data: service, isError } = useQuery(serviceInfoQuery);
  const { supportEmail, operatorName } = service ?? {};
  return (
    <>
      {supportEmail
        ? t.rich('write', {
            email: () => (
              <a href={`mailto:${supportEmail}`} translate="no" className="text-link wrap-anywhere">
                {supportEmail}
              </a>
            ),
          })
        : (service || isError) && t(who)}
      {operatorName && <> {t('operator', { operator: operatorName })}</>}
    </>
  );
});

import { useQuery } from '@tanstack/react-query';
import { withQueryClient } from '../../lib/queries/with-query-client.tsx';
import { serviceInfoQuery } from './api.ts';

/** Whom a visitor without an account can ask, if the service has no address for questions. */
const others = {
  recipient: 'Ask the person who shared this with you, or someone close to them.',
  reporter: 'Ask someone close to the person who chose you as a reporter.',
  owner: 'Ask the person who gave you the address of this service.',
};
export type HelpSeeker = keyof typeof others;

/** Says where a visitor who may not have an account gets help. */
export const HelpText = withQueryClient(function HelpText({ who }: { who: HelpSeeker }) {
  const { data: service, isError } = useQuery(serviceInfoQuery);
  const { supportEmail, operatorName } = service ?? {};
  return (
    <>
      {supportEmail ? (
        <>
          Questions? Write to{' '}
          <a href={`mailto:${supportEmail}`} translate="no" className="text-link wrap-anywhere">
            {supportEmail}
          </a>
          .
        </>
      ) : (
        (service || isError) && `Questions? ${others[who]}`
      )}
      {operatorName && ` LeaveBits is run by ${operatorName}.`}
    </>
  );
});

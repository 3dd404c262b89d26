import { useQuery } from '@tanstack/react-query';
import { serviceInfoQuery } from './api.ts';
import { useMessages } from '../../lib/messages/use-messages.ts';
import { withQueryClient } from '../../lib/queries/with-query-client.tsx';

/** Says in the terms who operates this service and how to reach them, if configured. */
export const OperatorNote = withQueryClient(function OperatorNote() {
  const t = useMessages('terms');
  const { data: service } = useQuery(serviceInfoQuery);
  const { operatorName: name, operatorRegistration: registration, supportEmail: address } = service ?? {};
  return (
    <>
      <p>{describeOperator()}</p>
      <p>
        {address
          ? t.rich('contact', {
              address,
              email: (content) => (
                <a href={`mailto:${address}`} translate="no" className="text-link wrap-anywhere">
                  {content}
                </a>
              ),
            })
          : t('contactUnknown')}
      </p>
    </>
  );

  function describeOperator(): string {
    if (name && registration) return t('operatorRegistered', { name, registration });
    if (name) return t('operator', { name });
    return registration ? t('operatorUnnamed', { registration }) : t('operatorUnknown');
  }
});

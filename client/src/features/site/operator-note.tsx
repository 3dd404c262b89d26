import { useQuery } from '@tanstack/react-query';
import { serviceInfoQuery } from './api.ts';
import { withQueryClient } from '../../lib/queries/with-query-client.tsx';

/** Says in the terms who operates this service and how to reach them, if configured. */
export const OperatorNote = withQueryClient(function OperatorNote() {
  const { data: service } = useQuery(serviceInfoQuery);
  const { operatorName, operatorRegistration, supportEmail } = service ?? {};
  return (
    <>
      <p>
        {operatorName
          ? `LeaveBits is run by ${operatorName}`
          : 'LeaveBits is run by the people who gave you its address'}
        {operatorRegistration && `, a company registered in South Africa (${operatorRegistration})`}. Under
        data protection law they are the responsible party, or controller.
      </p>
      <p>
        {supportEmail ? (
          <>
            Write to{' '}
            <a href={`mailto:${supportEmail}`} translate="no" className="text-link wrap-anywhere">
              {supportEmail}
            </a>{' '}
            if you have questions or complaints, or want to exercise one of your rights.
          </>
        ) : (
          'Ask them if you have questions or complaints, or want to exercise one of your rights.'
        )}
      </p>
    </>
  );
});

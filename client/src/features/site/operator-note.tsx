import { useQuery } from '@tanstack/react-query';
import { serviceQuery } from './api.ts';

/** For the terms: who runs this service and how to reach them, as far as its settings say. */
export function OperatorNote() {
  const { data: service } = useQuery(serviceQuery);
  const { operatorName, operatorRegistration, supportEmail } = service ?? {};
  return (
    <>
      <p>
        {operatorName
          ? `LeaveBits is run by ${operatorName}`
          : 'LeaveBits is run by whoever gave you its address'}
        {operatorRegistration && `, a company registered in South Africa (${operatorRegistration})`}. For the
        law on data protection that is the responsible party, or controller.
      </p>
      <p>
        {supportEmail ? (
          <>
            Write to{' '}
            <a href={`mailto:${supportEmail}`} className="text-link wrap-anywhere">
              {supportEmail}
            </a>{' '}
            with questions, complaints, or to use one of your rights.
          </>
        ) : (
          'Turn to them with questions, complaints, or to use one of your rights.'
        )}
      </p>
    </>
  );
}

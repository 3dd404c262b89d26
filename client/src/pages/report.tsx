import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { ReporterLinkView } from '../features/release/links/report/reporter-link-view.tsx';
import { useMessages } from '../lib/messages/use-messages.ts';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Lets a reporter report a death or incapacitation, or practice doing so. */
export const ReportPage = withQueryClient(function ReportPage({
  token,
  type,
}: {
  token: string;
  type: string;
}) {
  const t = useMessages('report');
  return (
    <SecretLinkPage title={t(type === 'practice' ? 'titlePractice' : 'title')}>
      <ReporterLinkView token={token} type={type} />
    </SecretLinkPage>
  );
});

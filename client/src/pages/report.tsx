import { SecretLinkPage } from '../features/release/links/secret-link-page.tsx';
import { ReporterLinkView } from '../features/release/links/report/reporter-link-view.tsx';
import { withQueryClient } from '../lib/queries/with-query-client.tsx';

/** Lets a reporter report a death or incapacitation, or practice doing so. */
export const ReportPage = withQueryClient(function ReportPage({
  token,
  type,
}: {
  token: string;
  type: string;
}) {
  return (
    <SecretLinkPage title={type === 'practice' ? 'Your part as a reporter' : 'Report'}>
      <ReporterLinkView token={token} type={type} />
    </SecretLinkPage>
  );
});

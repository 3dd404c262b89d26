import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import {
  confirmReportAnswer,
  confirmTokenAnswer,
  ownerReport,
  refuteTokenAnswer,
  reporterStatus,
  reporterTokenAnswer,
  revokeReleaseAnswer,
  submitReportAnswer,
  type ReleaseConfigChange,
  type ReporterLinkType,
  type ReportType,
} from '#shared/contracts/release.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { apiRequest } from '../../lib/http/api-client.ts';
import { apiPaths } from '../../lib/paths.ts';
import { forAnyone } from '../../lib/query-client.ts';
import { subscriptionQuery } from '../subscriptions/api.ts';
import { loadedConfig } from './configuration/loaded-config.ts';

const WAITING_MAIL_MS = 5 * SECOND_MS;

/** The owner's release configuration; read anew whenever the dialog opens. */
export const releaseConfigQuery = queryOptions({
  queryKey: [apiPaths.releaseConfig()] as const,
  queryFn: ({ signal }) => apiRequest('GET', apiPaths.releaseConfig(), { schema: loadedConfig, signal }),
  gcTime: 0,
});

/** What became of each reporter's links; looked at again while a mail is waiting. */
export const reporterStatusQuery = queryOptions({
  queryKey: [apiPaths.reporterStatus()] as const,
  queryFn: ({ signal }) => apiRequest('GET', apiPaths.reporterStatus(), { schema: reporterStatus, signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ mail }) => mail?.state === 'queued') ? WAITING_MAIL_MS : false,
});

/** Every report about the signed-in owner, the latest first. Looked at again when the owner comes back to the tab. */
export const reportsQuery = queryOptions({
  queryKey: [apiPaths.reports()] as const,
  queryFn: ({ signal }) => apiRequest('GET', apiPaths.reports(), { schema: z.array(ownerReport), signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/** Also after a failure: what is shown is then what is really kept. */
function readAnew(queryClient: QueryClient): Promise<unknown> {
  const read = [releaseConfigQuery, reporterStatusQuery, reportsQuery];
  return Promise.all(read.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

function useReleaseMutation<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => readAnew(queryClient) });
}

export const useSaveReleaseConfig = () =>
  useReleaseMutation((body: ReleaseConfigChange) => apiRequest('PUT', apiPaths.releaseConfig(), { body }));

export const useSendReporterTokens = () =>
  useReleaseMutation((_: void) => apiRequest('POST', apiPaths.sendReporterTokens()));

export const useRefuteOwnReport = () =>
  useReleaseMutation((reportId: number) =>
    apiRequest('POST', apiPaths.refuteReport(), { body: { reportId } }),
  );

/** A release has also ended what PayFast charges: that is read anew, too. */
export function useRevokeRelease() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reportId: number) =>
      apiRequest('POST', apiPaths.revokeRelease(), { body: { reportId }, schema: revokeReleaseAnswer }),
    onSettled: () =>
      Promise.all([
        readAnew(queryClient),
        queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
      ]),
  });
}

/** What a reporter's link is for. Like the two below it is asked anew on each visit, and changes nothing. */
export const reporterTokenQuery = (token: string, type: ReporterLinkType) =>
  queryOptions({
    queryKey: [apiPaths.verifyReporterToken(token, type)] as const,
    queryFn: ({ signal }) =>
      apiRequest('GET', apiPaths.verifyReporterToken(token, type), { schema: reporterTokenAnswer, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const refuteTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [apiPaths.verifyRefuteToken(token)] as const,
    queryFn: ({ signal }) =>
      apiRequest('GET', apiPaths.verifyRefuteToken(token), { schema: refuteTokenAnswer, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const confirmTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [apiPaths.verifyConfirmToken(token)] as const,
    queryFn: ({ signal }) =>
      apiRequest('GET', apiPaths.verifyConfirmToken(token), { schema: confirmTokenAnswer, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const tellLinkOpened = (token: string, type: ReporterLinkType) =>
  apiRequest('POST', apiPaths.reportLinkOpened(), { body: { token, type } });

export const submitReport = (body: { token: string; reportType: ReportType }) =>
  apiRequest('POST', apiPaths.submitReport(), { body, schema: submitReportAnswer });

export const refuteByLink = (refuteToken: string) =>
  apiRequest('POST', apiPaths.refuteReport(), { body: { refuteToken } });

export const confirmReport = (token: string) =>
  apiRequest('POST', apiPaths.confirmReport(), {
    body: { token, response: 'confirm' },
    schema: confirmReportAnswer,
  });

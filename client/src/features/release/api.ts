import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { pathOf } from '#shared/contracts/call.ts';
import {
  releaseCalls,
  type ReleaseConfigChange,
  type ReporterAnswer,
  type ReportType,
} from '#shared/contracts/release.ts';
import { reportLinkCalls, type ReporterLinkType } from '#shared/contracts/report-links.ts';
import { sharingNewsCalls } from '#shared/contracts/sharing-news.ts';
import { undoCalls } from '#shared/contracts/undo.ts';
import { call } from '../../lib/http/api-client.ts';
import { forAnyone, reportsKey } from '../../lib/queries/query-client.ts';
import { unlessRefused } from '../../lib/queries/unless-refused.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { subscriptionQuery } from '../subscriptions/api.ts';
import { loadedConfig } from './configuration/loaded-config.ts';

const WAITING_MAIL_MS = 5 * SECOND_MS;

/** The owner's release configuration, read again whenever its page opens. */
export const releaseConfigQuery = queryOptions({
  queryKey: [pathOf(releaseCalls.readConfig)] as const,
  queryFn: async ({ signal }) => loadedConfig.parse(await call(releaseCalls.readConfig, { signal })),
  gcTime: 0,
});

/** The state of each reporter's links. It is read again and again while a mail is waiting. */
export const reporterStatusQuery = queryOptions({
  queryKey: [pathOf(releaseCalls.reporterStatus)] as const,
  queryFn: ({ signal }) => call(releaseCalls.reporterStatus, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ mail }) => mail?.state === 'queued') ? WAITING_MAIL_MS : false,
});

/**
 * Every report about the signed-in owner, the latest first. It is read again when the owner comes back to the tab.
 */
export const reportsQuery = queryOptions({
  queryKey: reportsKey,
  queryFn: ({ signal }) => call(releaseCalls.reports, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/** Reads again after a change, also after a failed one, so that the screen shows what was really kept. */
function readAgain(queryClient: QueryClient): Promise<unknown> {
  const read = [releaseConfigQuery, reporterStatusQuery, reportsQuery];
  return Promise.all(read.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

function useReleaseMutation<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => unlessRefused(error, readAgain(queryClient)),
  });
}

export const useSaveReleaseConfig = () =>
  useReleaseMutation((body: ReleaseConfigChange) => call(releaseCalls.saveConfig, { body }));

export const useSendReporterTokens = () =>
  useReleaseMutation((_: void) => call(releaseCalls.sendReporterLinks));

export const useRefuteOwnReport = () =>
  useReleaseMutation((reportId: number) => call(releaseCalls.refuteReport, { body: { reportId } }));

/** A release has ended the charges of PayFast, so the subscription is read again, too. */
export function useRevokeRelease() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { reportId: number; code: string | undefined }) => call(releaseCalls.revoke, { body }),
    onSettled: (_, error) => {
      const subscription = queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      return unlessRefused(error, Promise.all([readAgain(queryClient), subscription]));
    },
  });
}

/** What a reporter's link is for. This query and those below run again on each visit and change nothing. */
export const reporterTokenQuery = (token: string, type: ReporterLinkType) =>
  queryOptions({
    queryKey: [pathOf(reportLinkCalls.readReporterLink, { query: { token, type } })] as const,
    queryFn: ({ signal }) => call(reportLinkCalls.readReporterLink, { query: { token, type }, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const refuteTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [pathOf(reportLinkCalls.readRefuteLink, { query: { token } })] as const,
    queryFn: ({ signal }) => call(reportLinkCalls.readRefuteLink, { query: { token }, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const confirmTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [pathOf(reportLinkCalls.readConfirmLink, { query: { token } })] as const,
    queryFn: ({ signal }) => call(reportLinkCalls.readConfirmLink, { query: { token }, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const undoTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [pathOf(undoCalls.readUndoLink, { query: { token } })] as const,
    queryFn: ({ signal }) => call(undoCalls.readUndoLink, { query: { token }, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const tellLinkOpened = (token: string, type: ReporterLinkType) =>
  call(reportLinkCalls.noteLinkOpened, { body: { token, type } });

export const submitReport = (body: { token: string; reportType: ReportType }) =>
  call(reportLinkCalls.submitReport, { body });

export const refuteByLink = (refuteToken: string) =>
  call(releaseCalls.refuteReport, { body: { refuteToken } });

export const confirmReport = (token: string) =>
  call(reportLinkCalls.confirmReport, { body: { token, response: 'confirm' } });

export const withdrawReport = (token: string) => call(reportLinkCalls.withdrawReport, { body: { token } });

export const askAgain = (token: string) => call(reportLinkCalls.askAgain, { body: { token } });

export const denyReport = (token: string) => call(reportLinkCalls.denyReport, { body: { token } });

/** Reads the link again, so that the page shows what was kept. */
export function useAnswerAsReporter(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: ReporterAnswer) =>
      call(reportLinkCalls.answerAsReporter, { body: { token, answer } }),
    onSettled: (_, error) => {
      const { queryKey } = reporterTokenQuery(token, 'practice');
      return unlessRefused(error, queryClient.invalidateQueries({ queryKey }));
    },
  });
}

/** Says whether the reporter's address is still good. The page keeps its question until it is left, to say thank you. */
export function useAnswerAboutAddress(token: string) {
  return useMutation({
    mutationFn: (isGood: boolean) => call(reportLinkCalls.answerAboutAddress, { body: { token, isGood } }),
  });
}

/** The token is in the body and the key, and in no address. */
export const sharingUndoQuery = (undoToken: string) =>
  queryOptions({
    queryKey: [sharingNewsCalls.readSharingUndo.path, undoToken] as const,
    queryFn: ({ signal }) => call(sharingNewsCalls.readSharingUndo, { body: { undoToken }, signal }),
    gcTime: 0,
    meta: forAnyone,
  });

export const undoSharing = (undoToken: string) => call(sharingNewsCalls.undoSharing, { body: { undoToken } });

export const undoChange = (undoToken: string) => call(undoCalls.undoChange, { body: { undoToken } });

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { buildEndpointPath } from '#shared/contracts/schema/endpoint.ts';
import {
  releaseConfigSchema,
  releaseEndpoints,
  type SavedReleaseConfig,
  type VerifiedChannel,
  type ReleaseConfigChange,
  type ReporterAnswer,
  type ReportType,
} from '#shared/contracts/release.ts';
import { reportLinkEndpoints, type ReporterLinkType } from '#shared/contracts/report-links.ts';
import { sharingUndoEndpoints, configurationUndoEndpoints } from '#shared/contracts/undo-links.ts';
import type { Language } from '#shared/domain/languages.ts';
import { limits } from '#shared/domain/limits.ts';
import { encodeLinkEmail } from '#shared/domain/encoded-email.ts';
import { callEndpoint } from '../../lib/http/api-client.ts';
import { publicQueryMeta, reportsKey, triggerBytesKey } from '../../lib/queries/query-client.ts';
import { waitForRefetchOnSuccess } from '../../lib/queries/wait-for-refetch.ts';
import { SECOND_MS } from '#shared/domain/durations.ts';
import { subscriptionQuery } from '../subscriptions/api.ts';

const WAITING_MAIL_MS = 5 * SECOND_MS;

/** The response schema of the release configuration endpoint. Missing or empty values get their defaults. */
export const releaseConfigResponse: z.ZodMiniType<SavedReleaseConfig> = z.pipe(
  z.transform(withoutEmpty),
  z.extend(releaseConfigSchema, {
    // Absent from older servers.
    secondEmailVerified: z._default(z.boolean(), false),
    phoneNumberVerified: z._default(z.boolean(), false),
    sendsTexts: z._default(z.boolean(), false),
  }),
);

const zeroIsAChoice = ['silenceMonths', 'coolDownDays'];

function withoutEmpty(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const set = Object.entries(answer).filter(
    ([name, value]) => value !== null && value !== '' && (value !== 0 || zeroIsAChoice.includes(name)),
  );
  return {
    designatedReporters: [],
    requiredConfirmations: limits.defaultConfirmations,
    refuteTimeHours: limits.defaultRefuteHours,
    awayUntil: null,
    ...Object.fromEntries(set),
  };
}

/** The owner's release configuration. Refetched whenever its page opens. */
export const releaseConfigQuery = queryOptions({
  queryKey: [buildEndpointPath(releaseEndpoints.readConfig)] as const,
  queryFn: async ({ signal }) =>
    releaseConfigResponse.parse(await callEndpoint(releaseEndpoints.readConfig, { signal })),
  gcTime: 0,
});

/** The status of each reporter's links. Polled while an email is pending. */
export const reporterStatusQuery = queryOptions({
  queryKey: [buildEndpointPath(releaseEndpoints.reporterStatus)] as const,
  queryFn: ({ signal }) => callEndpoint(releaseEndpoints.reporterStatus, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.some(({ mail }) => mail?.state === 'queued') ? WAITING_MAIL_MS : false,
});

/** All reports about the signed-in owner, newest first. Refetched when the owner returns to the tab. */
export const reportsQuery = queryOptions({
  queryKey: reportsKey,
  queryFn: ({ signal }) => callEndpoint(releaseEndpoints.reports, { signal }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/**
 * Whether a report has released the owner's LeaveBits. Until the owner locks everything again, the server rejects all changes.
 */
export function useIsEstateOpen(): boolean {
  const { data: reports } = useQuery(reportsQuery);
  return reports?.some(({ status }) => status === 'released') ?? false;
}

/** Whether a report about the owner is pending, which matters more than anything else on the page. */
export function useIsReported(): boolean {
  const { data: reports } = useQuery(reportsQuery);
  return reports?.some(({ status }) => status === 'pending') ?? false;
}

/** Refetches after a change, even if it failed, so that the screen shows what was actually saved. */
function readAgain(queryClient: QueryClient): Promise<unknown> {
  const read = [releaseConfigQuery, reporterStatusQuery, reportsQuery];
  return Promise.all(read.map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));
}

function useReleaseMutation<Variables, Answer>(mutationFn: (variables: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: (_, error) => waitForRefetchOnSuccess(error, readAgain(queryClient)),
  });
}

export const useSaveReleaseConfig = () =>
  useReleaseMutation((body: ReleaseConfigChange) => callEndpoint(releaseEndpoints.saveConfig, { body }));

export const useVerifyWay = () =>
  useReleaseMutation((body: { channel: VerifiedChannel; code: string }) =>
    callEndpoint(releaseEndpoints.verifyWay, { body }),
  );

export const useSendWayCode = () =>
  useReleaseMutation((channel: VerifiedChannel) =>
    callEndpoint(releaseEndpoints.sendWayCode, { body: { channel } }),
  );

export const useDecideAboutReporter = (email: string) =>
  useReleaseMutation(({ keep, code }: { keep: boolean; code: string | undefined }) =>
    callEndpoint(releaseEndpoints.decideAboutReporter, {
      params: { encodedEmail: encodeLinkEmail(email) },
      body: { keep, ...(code !== undefined && { code }) },
    }),
  );

export const useSendReporterLinks = () =>
  useReleaseMutation((_: void) => callEndpoint(releaseEndpoints.sendReporterLinks));

export const useSendRehearsal = () =>
  useMutation({ mutationFn: (_: void) => callEndpoint(releaseEndpoints.sendRehearsal) });

export const useRefuteOwnReport = () =>
  useReleaseMutation((reportId: number) =>
    callEndpoint(releaseEndpoints.refuteReport, { body: { reportId } }),
  );

/** Also refetches the subscription, because a release cancels PayFast billing. */
export function useRevokeRelease() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { reportId: number; code: string | undefined }) =>
      callEndpoint(releaseEndpoints.revoke, { body }),
    onSettled: (_, error) => {
      const subscription = queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
      // It may have taken something back from substitutes.
      void queryClient.invalidateQueries({ queryKey: triggerBytesKey });
      return waitForRefetchOnSuccess(error, Promise.all([readAgain(queryClient), subscription]));
    },
  });
}

/** Reads what a reporter's link is for. This query and those below run on every visit and change nothing. */
export const reporterTokenQuery = (token: string, type: ReporterLinkType) =>
  queryOptions({
    queryKey: [buildEndpointPath(reportLinkEndpoints.readReporterLink, { query: { token, type } })] as const,
    queryFn: ({ signal }) =>
      callEndpoint(reportLinkEndpoints.readReporterLink, { query: { token, type }, signal }),
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const refuteTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [buildEndpointPath(reportLinkEndpoints.readRefuteLink, { query: { token } })] as const,
    queryFn: ({ signal }) => callEndpoint(reportLinkEndpoints.readRefuteLink, { query: { token }, signal }),
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const confirmTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [buildEndpointPath(reportLinkEndpoints.readConfirmLink, { query: { token } })] as const,
    queryFn: ({ signal }) => callEndpoint(reportLinkEndpoints.readConfirmLink, { query: { token }, signal }),
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const undoTokenQuery = (token: string) =>
  queryOptions({
    queryKey: [buildEndpointPath(configurationUndoEndpoints.readUndoLink, { query: { token } })] as const,
    queryFn: ({ signal }) =>
      callEndpoint(configurationUndoEndpoints.readUndoLink, { query: { token }, signal }),
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const recordLinkOpened = (token: string, type: ReporterLinkType) =>
  callEndpoint(reportLinkEndpoints.noteLinkOpened, { body: { token, type } });

export const submitReport = (body: { token: string; reportType: ReportType }) =>
  callEndpoint(reportLinkEndpoints.submitReport, { body });

export const refuteByLink = (refuteToken: string) =>
  callEndpoint(releaseEndpoints.refuteReport, { body: { refuteToken } });

export const confirmReport = (token: string) =>
  callEndpoint(reportLinkEndpoints.confirmReport, { body: { token, response: 'confirm' } });

export const withdrawReport = (token: string) =>
  callEndpoint(reportLinkEndpoints.withdrawReport, { body: { token } });

export const resendConfirmationRequest = (token: string) =>
  callEndpoint(reportLinkEndpoints.askAgain, { body: { token } });

export const sendLostLinks = (email: string) =>
  callEndpoint(reportLinkEndpoints.sendLostLinks, { body: { email } });

/** Refetches the link, so that the page shows what the denial has changed. */
export function useDenyReport(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      callEndpoint(reportLinkEndpoints.denyReport, { body: { token, ...(reason && { reason }) } }),
    onSettled: (_, error) => {
      const { queryKey } = confirmTokenQuery(token);
      return waitForRefetchOnSuccess(error, queryClient.invalidateQueries({ queryKey }));
    },
  });
}

/** Refetches the link, so that the page shows what was saved. */
export function useSaveReporterAnswer(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: ReporterAnswer) =>
      callEndpoint(reportLinkEndpoints.answerAsReporter, { body: { token, answer } }),
    onSettled: (_, error) => {
      const { queryKey } = reporterTokenQuery(token, 'practice');
      return waitForRefetchOnSuccess(error, queryClient.invalidateQueries({ queryKey }));
    },
  });
}

/** Records whether the reporter's address still works. The query isn't refetched, so the page can thank the reporter. */
export function useAnswerAddressCheck(token: string) {
  return useMutation({
    mutationFn: (isGood: boolean) =>
      callEndpoint(reportLinkEndpoints.answerAboutAddress, { body: { token, isGood } }),
  });
}

/** Asks for emails about this owner in a language. */
export function useChooseReporterMailLanguage(token: string) {
  return useMutation({
    mutationFn: (language: Language) =>
      callEndpoint(reportLinkEndpoints.chooseMailLanguage, { body: { token, language } }),
  });
}

/** The token is in the request body and the query key, never in a URL. */
export const sharingUndoQuery = (undoToken: string) =>
  queryOptions({
    queryKey: [sharingUndoEndpoints.readSharingUndo.path, undoToken] as const,
    queryFn: ({ signal }) =>
      callEndpoint(sharingUndoEndpoints.readSharingUndo, { body: { undoToken }, signal }),
    gcTime: 0,
    meta: publicQueryMeta,
  });

export const undoSharing = (undoToken: string) =>
  callEndpoint(sharingUndoEndpoints.undoSharing, { body: { undoToken } });

export const undoConfigurationChange = (undoToken: string) =>
  callEndpoint(configurationUndoEndpoints.undoChange, { body: { undoToken } });

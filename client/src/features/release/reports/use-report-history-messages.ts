import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-report-history/en.ts';

export const useReportHistoryMessages = createOwnerMessages<'owner-report-history'>(english);

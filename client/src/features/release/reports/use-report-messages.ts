import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-reports/en.ts';

export const useReportMessages = createOwnerMessages<'owner-reports'>(english);

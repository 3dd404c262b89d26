import { createOwnerMessages } from '#client/lib/messages/owner-messages.ts';
import * as english from '#shared/messages/owner-report-banner/en.ts';

export const useReportBannerMessages = createOwnerMessages<'owner-report-banner'>(english);

import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { Language } from '../domain/languages.ts';
import type { messages as cards } from './cards/en.ts';
import type { messages as choices } from './choices/en.ts';
import type { messages as confirmReport } from './confirm-report/en.ts';
import type { messages as document } from './document/en.ts';
import type { messages as errors } from './errors/en.ts';
import type { messages as gettingStarted } from './getting-started/en.ts';
import type { messages as help } from './help/en.ts';
import type { messages as keyCard } from './key-card/en.ts';
import type { messages as landing } from './landing/en.ts';
import type { messages as linkCheck } from './link-check/en.ts';
import type { messages as letter } from './letter/en.ts';
import type { messages as links } from './links/en.ts';
import type { messages as lostReporterLinks } from './lost-reporter-links/en.ts';
import type { messages as mailCommon } from './mail-common/en.ts';
import type { messages as mailRecipients } from './mail-recipients/en.ts';
import type { messages as mailReporters } from './mail-reporters/en.ts';
import type { messages as mailReports } from './mail-reports/en.ts';
import type { messages as ownerAccountPage } from './owner-account-page/en.ts';
import type { messages as ownerAccountPageData } from './owner-account-page-data/en.ts';
import type { messages as ownerAccountPageSignIn } from './owner-account-page-sign-in/en.ts';
import type { messages as ownerAccountsName } from './owner-accounts-name/en.ts';
import type { messages as ownerAccountsPasskey } from './owner-accounts-passkey/en.ts';
import type { messages as ownerAccountsSession } from './owner-accounts-session/en.ts';
import type { messages as ownerAccountsWatcher } from './owner-accounts-watcher/en.ts';
import type { messages as ownerActivity } from './owner-activity/en.ts';
import type { messages as ownerCards } from './owner-cards/en.ts';
import type { messages as ownerCheckups } from './owner-checkups/en.ts';
import type { messages as ownerCommon } from './owner-common/en.ts';
import type { messages as ownerDeletionBanner } from './owner-deletion-banner/en.ts';
import type { messages as ownerDeletionDialog } from './owner-deletion-dialog/en.ts';
import type { messages as ownerDeletionPanel } from './owner-deletion-panel/en.ts';
import type { messages as ownerExports } from './owner-exports/en.ts';
import type { messages as ownerFirstUse } from './owner-first-use/en.ts';
import type { messages as ownerFirstUseOffer } from './owner-first-use-offer/en.ts';
import type { messages as ownerForm } from './owner-form/en.ts';
import type { messages as ownerFormBrackets } from './owner-form-brackets/en.ts';
import type { messages as ownerFormCard } from './owner-form-card/en.ts';
import type { messages as ownerFormSealing } from './owner-form-sealing/en.ts';
import type { messages as ownerFormStart } from './owner-form-start/en.ts';
import type { messages as ownerHours } from './owner-hours/en.ts';
import type { messages as ownerImports } from './owner-imports/en.ts';
import type { messages as ownerImportsReview } from './owner-imports-review/en.ts';
import type { messages as ownerLeavebitsConfirm } from './owner-leavebits-confirm/en.ts';
import type { messages as ownerLeavebitsList } from './owner-leavebits-list/en.ts';
import type { messages as ownerLeavebitsPanels } from './owner-leavebits-panels/en.ts';
import type { messages as ownerLeavebitsRules } from './owner-leavebits-rules/en.ts';
import type { messages as ownerLeavebitsSharing } from './owner-leavebits-sharing/en.ts';
import type { messages as ownerLeavebitsTrash } from './owner-leavebits-trash/en.ts';
import type { messages as ownerLeavebitsVersions } from './owner-leavebits-versions/en.ts';
import type { messages as ownerMenu } from './owner-menu/en.ts';
import type { messages as ownerPeople } from './owner-people/en.ts';
import type { messages as ownerPeopleName } from './owner-people-name/en.ts';
import type { messages as ownerPeoplePage } from './owner-people-page/en.ts';
import type { messages as ownerPlanAddress } from './owner-plan-address/en.ts';
import type { messages as ownerPlanChoice } from './owner-plan-choice/en.ts';
import type { messages as ownerPlanHealth } from './owner-plan-health/en.ts';
import type { messages as ownerPlanNote } from './owner-plan-note/en.ts';
import type { messages as ownerPlanPeople } from './owner-plan-people/en.ts';
import type { messages as ownerPlanPreview } from './owner-plan-preview/en.ts';
import type { messages as ownerPlanProblems } from './owner-plan-problems/en.ts';
import type { messages as ownerPlanSubstitute } from './owner-plan-substitute/en.ts';
import type { messages as ownerPlanTimeline } from './owner-plan-timeline/en.ts';
import type { messages as ownerReleaseConfig } from './owner-release-config/en.ts';
import type { messages as ownerReleaseSafety } from './owner-release-safety/en.ts';
import type { messages as ownerReportBanner } from './owner-report-banner/en.ts';
import type { messages as ownerReportHistory } from './owner-report-history/en.ts';
import type { messages as ownerReports } from './owner-reports/en.ts';
import type { messages as ownerSealing } from './owner-sealing/en.ts';
import type { messages as ownerSealingSetup } from './owner-sealing-setup/en.ts';
import type { messages as ownerSecurityOffer } from './owner-security-offer/en.ts';
import type { messages as ownerSecurityProof } from './owner-security-proof/en.ts';
import type { messages as ownerSecurityReset } from './owner-security-reset/en.ts';
import type { messages as ownerSecuritySettings } from './owner-security-settings/en.ts';
import type { messages as ownerSecuritySignIns } from './owner-security-sign-ins/en.ts';
import type { messages as ownerSecurityTotp } from './owner-security-totp/en.ts';
import type { messages as ownerSite } from './owner-site/en.ts';
import type { messages as ownerSiteSupport } from './owner-site-support/en.ts';
import type { messages as ownerStorage } from './owner-storage/en.ts';
import type { messages as ownerSubscriptions } from './owner-subscriptions/en.ts';
import type { messages as ownerSubscriptionsBlocked } from './owner-subscriptions-blocked/en.ts';
import type { messages as ownerSubscriptionsCheckout } from './owner-subscriptions-checkout/en.ts';
import type { messages as ownerSubscriptionsLabels } from './owner-subscriptions-labels/en.ts';
import type { messages as ownerSubscriptionsStatus } from './owner-subscriptions-status/en.ts';
import type { messages as ownerTemplates } from './owner-templates/en.ts';
import type { messages as ownerTemplatesDialog } from './owner-templates-dialog/en.ts';
import type { messages as ownerUploads } from './owner-uploads/en.ts';
import type { messages as ownerUploadsProgress } from './owner-uploads-progress/en.ts';
import type { messages as paperCard } from './paper-card/en.ts';
import type { messages as previews } from './previews/en.ts';
import type { messages as receivedPage } from './received-page/en.ts';
import type { messages as recipients } from './recipients/en.ts';
import type { messages as refute } from './refute/en.ts';
import type { messages as report } from './report/en.ts';
import type { messages as reporterCard } from './reporter-card/en.ts';
import type { messages as sealed } from './sealed/en.ts';
import type { messages as signIn } from './sign-in/en.ts';
import type { messages as site } from './site/en.ts';
import type { messages as stopReset } from './stop-reset/en.ts';
import type { messages as terms } from './terms/en.ts';
import type { messages as timeConverter } from './time-converter/en.ts';
import type { messages as undo } from './undo/en.ts';
import type { messages as undoLinks } from './undo-links/en.ts';
import type { messages as undoSharing } from './undo-sharing/en.ts';
import type { messages as verification } from './verification/en.ts';

/*
 * Messages are ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/). Each area has one file
 * per language. A page loads the areas it names, in one language. The areas of the owner's pages have only the English file,
 * which comes with the code that shows it.
 */

/** The English messages of each area, from which the types of all others follow. */
interface EnglishMessages {
  cards: typeof cards;
  choices: typeof choices;
  'confirm-report': typeof confirmReport;
  document: typeof document;
  errors: typeof errors;
  'getting-started': typeof gettingStarted;
  help: typeof help;
  'key-card': typeof keyCard;
  landing: typeof landing;
  'link-check': typeof linkCheck;
  letter: typeof letter;
  links: typeof links;
  'lost-reporter-links': typeof lostReporterLinks;
  'mail-common': typeof mailCommon;
  'mail-recipients': typeof mailRecipients;
  'mail-reporters': typeof mailReporters;
  'mail-reports': typeof mailReports;
  'owner-account-page': typeof ownerAccountPage;
  'owner-account-page-data': typeof ownerAccountPageData;
  'owner-account-page-sign-in': typeof ownerAccountPageSignIn;
  'owner-accounts-name': typeof ownerAccountsName;
  'owner-accounts-passkey': typeof ownerAccountsPasskey;
  'owner-accounts-session': typeof ownerAccountsSession;
  'owner-accounts-watcher': typeof ownerAccountsWatcher;
  'owner-activity': typeof ownerActivity;
  'owner-cards': typeof ownerCards;
  'owner-checkups': typeof ownerCheckups;
  'owner-common': typeof ownerCommon;
  'owner-deletion-banner': typeof ownerDeletionBanner;
  'owner-deletion-dialog': typeof ownerDeletionDialog;
  'owner-deletion-panel': typeof ownerDeletionPanel;
  'owner-exports': typeof ownerExports;
  'owner-first-use': typeof ownerFirstUse;
  'owner-first-use-offer': typeof ownerFirstUseOffer;
  'owner-form': typeof ownerForm;
  'owner-form-brackets': typeof ownerFormBrackets;
  'owner-form-card': typeof ownerFormCard;
  'owner-form-sealing': typeof ownerFormSealing;
  'owner-form-start': typeof ownerFormStart;
  'owner-hours': typeof ownerHours;
  'owner-imports': typeof ownerImports;
  'owner-imports-review': typeof ownerImportsReview;
  'owner-leavebits-confirm': typeof ownerLeavebitsConfirm;
  'owner-leavebits-list': typeof ownerLeavebitsList;
  'owner-leavebits-panels': typeof ownerLeavebitsPanels;
  'owner-leavebits-rules': typeof ownerLeavebitsRules;
  'owner-leavebits-sharing': typeof ownerLeavebitsSharing;
  'owner-leavebits-trash': typeof ownerLeavebitsTrash;
  'owner-leavebits-versions': typeof ownerLeavebitsVersions;
  'owner-menu': typeof ownerMenu;
  'owner-people': typeof ownerPeople;
  'owner-people-name': typeof ownerPeopleName;
  'owner-people-page': typeof ownerPeoplePage;
  'owner-plan-address': typeof ownerPlanAddress;
  'owner-plan-choice': typeof ownerPlanChoice;
  'owner-plan-health': typeof ownerPlanHealth;
  'owner-plan-note': typeof ownerPlanNote;
  'owner-plan-people': typeof ownerPlanPeople;
  'owner-plan-preview': typeof ownerPlanPreview;
  'owner-plan-problems': typeof ownerPlanProblems;
  'owner-plan-substitute': typeof ownerPlanSubstitute;
  'owner-plan-timeline': typeof ownerPlanTimeline;
  'owner-release-config': typeof ownerReleaseConfig;
  'owner-release-safety': typeof ownerReleaseSafety;
  'owner-report-banner': typeof ownerReportBanner;
  'owner-report-history': typeof ownerReportHistory;
  'owner-reports': typeof ownerReports;
  'owner-sealing': typeof ownerSealing;
  'owner-sealing-setup': typeof ownerSealingSetup;
  'owner-security-offer': typeof ownerSecurityOffer;
  'owner-security-proof': typeof ownerSecurityProof;
  'owner-security-reset': typeof ownerSecurityReset;
  'owner-security-settings': typeof ownerSecuritySettings;
  'owner-security-sign-ins': typeof ownerSecuritySignIns;
  'owner-security-totp': typeof ownerSecurityTotp;
  'owner-site': typeof ownerSite;
  'owner-site-support': typeof ownerSiteSupport;
  'owner-storage': typeof ownerStorage;
  'owner-subscriptions': typeof ownerSubscriptions;
  'owner-subscriptions-blocked': typeof ownerSubscriptionsBlocked;
  'owner-subscriptions-checkout': typeof ownerSubscriptionsCheckout;
  'owner-subscriptions-labels': typeof ownerSubscriptionsLabels;
  'owner-subscriptions-status': typeof ownerSubscriptionsStatus;
  'owner-templates': typeof ownerTemplates;
  'owner-templates-dialog': typeof ownerTemplatesDialog;
  'owner-uploads': typeof ownerUploads;
  'owner-uploads-progress': typeof ownerUploadsProgress;
  'paper-card': typeof paperCard;
  previews: typeof previews;
  'received-page': typeof receivedPage;
  recipients: typeof recipients;
  refute: typeof refute;
  report: typeof report;
  'reporter-card': typeof reporterCard;
  sealed: typeof sealed;
  'sign-in': typeof signIn;
  site: typeof site;
  'stop-reset': typeof stopReset;
  terms: typeof terms;
  'time-converter': typeof timeConverter;
  undo: typeof undo;
  'undo-links': typeof undoLinks;
  'undo-sharing': typeof undoSharing;
  verification: typeof verification;
}

/** A part of the product whose messages are loaded together. */
export type MessageArea = keyof EnglishMessages;

/** An area of the owner's pages, which are in English only so far. */
export type OwnerArea = Extract<MessageArea, `owner-${string}`>;

/** An area in all languages. */
export type TranslatedArea = Exclude<MessageArea, OwnerArea>;

export type MessageId<Area extends MessageArea> = keyof EnglishMessages[Area] & string;

/** An area's messages in English. */
export type EnglishCatalog<Area extends MessageArea> = EnglishMessages[Area];

/** An area's messages in any language. */
export type Catalog<Area extends MessageArea> = Readonly<Record<MessageId<Area>, string>>;

type EnglishText<Area extends MessageArea, Id extends MessageId<Area>> = EnglishMessages[Area][Id] & string;

interface ArgumentTypes {
  ICUNumberArgument: number;
  ICUDateArgument: Date;
  ICUArgument: string | number;
}

/** What a message's placeholders need. */
export type MessageValues<Area extends MessageArea, Id extends MessageId<Area>> = GetICUArgs<
  EnglishText<Area, Id>,
  ArgumentTypes
>;

type TagsIn<Text extends string> = Text extends `${string}</${infer Tag}>${infer Rest}`
  ? Tag | TagsIn<Rest>
  : never;

/** The names of a message's tags, such as `link` in `<link>terms</link>`. */
export type MessageTag<Area extends MessageArea, Id extends MessageId<Area>> = TagsIn<EnglishText<Area, Id>>;

type ValuesIfAny<Values> = keyof Values extends never ? [] : [values: Values];

/** Fills in an area's messages as text, in one language. */
export interface TextMessages<Area extends MessageArea> {
  <Id extends MessageId<Area>>(id: Id, ...values: ValuesIfAny<MessageValues<Area, Id>>): string;
  language: Language;
}

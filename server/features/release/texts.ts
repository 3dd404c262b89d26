import type { ReportType } from '#shared/contracts/release.ts';
import type { OwnerWarningStage } from './reports/warning-rules.ts';

/*
 * Text messages. They fit into 160 characters of GSM-7 with the link at a short origin, so that they arrive in one piece, and reveal
 * nothing about what anyone keeps here.
 */

const stageNames: Record<OwnerWarningStage, string> = {
  first: 'LeaveBits',
  half: 'LeaveBits reminder',
  last: 'LeaveBits, last reminder',
  final: 'LeaveBits, final notice',
};

const reported: Record<ReportType, string> = {
  death: 'someone reported your death',
  incapacitation: 'someone reported you incapacitated',
};

export const warningText = (stage: OwnerWarningStage, reportType: ReportType, refuteLink: string): string =>
  `${stageNames[stage]}: ${reported[reportType]}. If you're well, stop it: ${refuteLink}`;

export const quorumText = (refuteLink: string): string =>
  `LeaveBits: the report about you was confirmed. If you're well, stop it: ${refuteLink}`;

export const wayCodeText = (code: string, minutes: number): string =>
  `LeaveBits: your code is ${code}. It's valid for ${minutes} minutes. If you didn't request it, ignore this.`;

export const wayRemovedText = (appOrigin: string): string =>
  `LeaveBits: this number no longer gets warnings about your account. If that wasn't you, sign in: ${appOrigin}`;

export const protectionLoweredText = (appOrigin: string): string =>
  `LeaveBits: your account is less protected from false reports now. If that wasn't you, sign in: ${appOrigin}`;

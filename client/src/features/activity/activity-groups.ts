import { Banknote, Eye, FileStack, FlagTriangleRight, KeyRound, Mail } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { activityGroups, type ActivityGroup } from '#shared/domain/activity.ts';

/** The icon and filter label of each group. `freeTitle` replaces the title if the service takes no payments. */
export const activityGroupAppearance: Readonly<
  Record<ActivityGroup, { title: string; freeTitle?: string; icon: LucideIcon }>
> = {
  'sign-ins': { title: 'Sign-ins and security', icon: KeyRound },
  leavebits: { title: 'LeaveBits and recipients', icon: FileStack },
  readers: { title: 'What recipients opened', icon: Eye },
  mails: { title: 'Emails', icon: Mail },
  reports: { title: 'Reporters and reports', icon: FlagTriangleRight },
  account: { title: 'Account and payments', freeTitle: 'Account', icon: Banknote },
};

export const activityIcons: Readonly<Record<string, LucideIcon>> = Object.fromEntries(
  Object.entries(activityGroupAppearance).flatMap(([group, { icon }]) =>
    Object.keys(activityGroups[group as ActivityGroup]).map((kind) => [kind, icon]),
  ),
);

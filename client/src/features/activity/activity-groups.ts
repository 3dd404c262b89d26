import { Banknote, Eye, FileStack, FlagTriangleRight, KeyRound, Mail } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { activityGroups, type ActivityGroup } from '#shared/domain/activity.ts';
import type { MessageId } from '#shared/messages/catalog.ts';

type GroupTitle = Extract<MessageId<'owner-activity'>, `${string}Group`>;

/** The icon and filter label of each group. `freeTitle` replaces the title if the service takes no payments. */
export const activityGroupAppearance: Readonly<
  Record<ActivityGroup, { title: GroupTitle; freeTitle?: GroupTitle; icon: LucideIcon }>
> = {
  'sign-ins': { title: 'signInGroup', icon: KeyRound },
  leavebits: { title: 'leavebitGroup', icon: FileStack },
  readers: { title: 'readerGroup', icon: Eye },
  mails: { title: 'mailGroup', icon: Mail },
  reports: { title: 'reportGroup', icon: FlagTriangleRight },
  account: { title: 'accountGroup', freeTitle: 'freeAccountGroup', icon: Banknote },
};

export const activityIcons: Readonly<Record<string, LucideIcon>> = Object.fromEntries(
  Object.entries(activityGroupAppearance).flatMap(([group, { icon }]) =>
    Object.keys(activityGroups[group as ActivityGroup]).map((kind) => [kind, icon]),
  ),
);

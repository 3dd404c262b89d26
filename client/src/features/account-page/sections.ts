import { CalendarCheck, FolderLock, History, KeyRound, MonitorSmartphone, Stamp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MessageId } from '#shared/messages/catalog.ts';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import type { PreloadableComponent } from '../../lib/lazy/preloadable-component.tsx';

export interface AccountSection {
  /** The section's URL segment. */
  id: string;
  title: Extract<MessageId<'owner-account-page'>, `${string}Title`>;
  /** Explains the section's purpose in one sentence. */
  intro: Extract<MessageId<'owner-account-page'>, `${string}Intro`>;
  icon: LucideIcon;
  Part: PreloadableComponent<object>;
}

/** The sections of the account page, in display order. Each one is lazy-loaded. */
export const accountSections: readonly [AccountSection, ...AccountSection[]] = [
  {
    id: 'sign-in',
    title: 'signInTitle',
    intro: 'signInIntro',
    icon: KeyRound,
    Part: preloadableComponent(() => import('./sign-in-section.tsx'), 'SignInSection', ['sign-in']),
  },
  {
    id: 'sealing',
    title: 'sealingTitle',
    intro: 'sealingIntro',
    icon: Stamp,
    Part: preloadableComponent(() => import('../sealing/setup/sealing-section.tsx'), 'SealingSection'),
  },
  {
    id: 'devices',
    title: 'devicesTitle',
    intro: 'devicesIntro',
    icon: MonitorSmartphone,
    Part: preloadableComponent(() => import('./devices-section.tsx'), 'DevicesSection'),
  },
  {
    id: 'activity',
    title: 'activityTitle',
    intro: 'activityIntro',
    icon: History,
    Part: preloadableComponent(() => import('../activity/activity-log.tsx'), 'ActivityLog'),
  },
  {
    id: 'check-up',
    title: 'checkupTitle',
    intro: 'checkupIntro',
    icon: CalendarCheck,
    Part: preloadableComponent(() => import('../checkups/checkup-section.tsx'), 'CheckupSection'),
  },
  {
    id: 'your-data',
    title: 'dataTitle',
    intro: 'dataIntro',
    icon: FolderLock,
    Part: preloadableComponent(() => import('./your-data-section.tsx'), 'YourDataSection'),
  },
];

preloadAfterPaint(...accountSections.map(({ Part }) => Part));

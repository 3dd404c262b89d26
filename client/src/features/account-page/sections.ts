import { CalendarCheck, FolderLock, History, KeyRound, MonitorSmartphone, Stamp } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { preloadableComponent, preloadAfterPaint } from '../../lib/lazy/preloadable-component.tsx';
import type { PreloadableComponent } from '../../lib/lazy/preloadable-component.tsx';

export interface AccountSection {
  /** The section's URL segment. */
  id: string;
  title: string;
  /** Explains the section's purpose in one sentence. */
  intro: string;
  icon: LucideIcon;
  Part: PreloadableComponent<object>;
}

/** The sections of the account page, in display order. Each one is lazy-loaded. */
export const accountSections: readonly [AccountSection, ...AccountSection[]] = [
  {
    id: 'sign-in',
    title: 'Sign-in',
    intro: 'Your email address, password and second factor.',
    icon: KeyRound,
    Part: preloadableComponent(() => import('./sign-in-section.tsx'), 'SignInSection', ['sign-in']),
  },
  {
    id: 'sealing',
    title: 'Sealing',
    intro: 'For what nobody else may read, not even us.',
    icon: Stamp,
    Part: preloadableComponent(() => import('../sealing/setup/sealing-section.tsx'), 'SealingSection'),
  },
  {
    id: 'devices',
    title: 'Devices',
    intro: 'Where you’re signed in.',
    icon: MonitorSmartphone,
    Part: preloadableComponent(() => import('./devices-section.tsx'), 'DevicesSection'),
  },
  {
    id: 'activity',
    title: 'Activity',
    intro: 'Who did what in your account, and when. If anyone tampers with an entry, it shows.',
    icon: History,
    Part: preloadableComponent(() => import('../activity/activity-log.tsx'), 'ActivityLog'),
  },
  {
    id: 'check-up',
    title: 'Check-up',
    intro: 'Is everything still up to date? Review your people, reporters and LeaveBits in five minutes.',
    icon: CalendarCheck,
    Part: preloadableComponent(() => import('../checkups/checkup-section.tsx'), 'CheckupSection'),
  },
  {
    id: 'your-data',
    title: 'Your data',
    intro: 'Storage, trash, import and export.',
    icon: FolderLock,
    Part: preloadableComponent(() => import('./your-data-section.tsx'), 'YourDataSection'),
  },
];

preloadAfterPaint(...accountSections.map(({ Part }) => Part));

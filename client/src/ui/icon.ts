import type { LucideIcon } from 'lucide-react';

/** An icon as it is handed to a component: `icon={Plus}`. */
export type Icon = LucideIcon;

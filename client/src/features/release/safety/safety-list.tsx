import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { now } from '#client/lib/dates.ts';
import { paths, type ReleaseVisit } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#client/ui/skeleton.tsx';
import { useCurrentUser } from '../../accounts/session/use-current-user.ts';
import { releaseConfigQuery } from '../api.ts';
import { useHoursMessages } from '../use-hours-messages.ts';
import { describeSafety } from './safety-messages.ts';
import { useSafetyMessages } from './use-safety-messages.ts';

/** How the owner is reached before anything opens, with a link to change each. */
export function SafetyList({ from }: Pick<ReleaseVisit, 'from'>) {
  const t = useSafetyMessages();
  const hours = useHoursMessages();
  const { data: config, error } = useQuery(releaseConfigQuery);
  const { user } = useCurrentUser();
  if (error && !config) return <p role="alert">{t('notLoaded')}</p>;
  if (!config || !user)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton className="h-80 w-full rounded-md" />
      </SkeletonGroup>
    );
  const notes = describeSafety(config, user.username, now(), { t, hours });
  return (
    <ul className="flex flex-col divide-y rounded-md border bg-surface">
      {notes.map(({ question, title, text, isMissing, action }) => (
        <li key={title} className="flex flex-col items-start gap-2 px-4 py-3">
          <h3 className="flex items-start gap-2 font-sans text-base font-medium">
            {isMissing && <TriangleAlert aria-hidden className="mt-1 size-4 shrink-0 text-warning" />}
            {title}
          </h3>
          <p className="text-sm wrap-anywhere text-quiet">{text}</p>
          <ButtonLink
            variant="secondary"
            size="small"
            href={paths.release({ question: question ?? undefined, from })}
            aria-label={t('actionAbout', { action, title })}
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Unlink } from 'lucide-react';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import type { LinkErrorExplanation } from './link-error.ts';

interface InvalidLinkProps {
  title: string;
  explanation: LinkErrorExplanation;
  /** Where the visitor can go from here. Defaults to the start page. */
  action?: ReactNode;
}

/** Where a reporter goes from a link that doesn't work. */
export function LostLinksAction() {
  return (
    <ButtonLink variant="secondary" href={paths.lostReporterLinks()}>
      {useMessages('links')('sendLinks')}
    </ButtonLink>
  );
}

export function InvalidLink({ title, explanation, action }: InvalidLinkProps) {
  const t = useMessages('link-check');
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={Unlink} />
      <h1>{title}</h1>
      <p className="text-lg">{explanation.why}</p>
      <p>{explanation.next}</p>
      {action ?? (
        <ButtonLink variant="secondary" href={paths.landing()}>
          {t('toLeavebits')}
        </ButtonLink>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Unlink } from 'lucide-react';
import { paths } from '#client/lib/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { StatusIcon } from '#client/ui/status-icon.tsx';
import type { LinkErrorExplanation } from './link-error-messages.ts';

interface InvalidLinkProps {
  title: string;
  explanation: LinkErrorExplanation;
  /** Where the visitor can go from here. Defaults to the start page. */
  action?: ReactNode;
}

/** Where a reporter goes from a link that doesn't work. */
export const lostLinksAction = (
  <ButtonLink variant="secondary" href={paths.lostReporterLinks()}>
    Send my links again
  </ButtonLink>
);

export function InvalidLink({ title, explanation, action }: InvalidLinkProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={Unlink} />
      <h1>{title}</h1>
      <p className="text-lg">{explanation.why}</p>
      <p>{explanation.next}</p>
      {action ?? (
        <ButtonLink variant="secondary" href={paths.landing()}>
          Go to LeaveBits
        </ButtonLink>
      )}
    </div>
  );
}

import { Card } from '../../../ui/card.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { SitePage } from '../../site/site-page.tsx';
import { GateIntro } from './gate-words.tsx';

/**
 * What the link in a recipient's mail shows before the program is there: the gate without its form. The build writes it into
 * the start page, and a script there puts the address in.
 */
export function GateDoor() {
  return (
    <div data-door="">
      <SitePage title="Shared with you">
        <div className="mx-auto flex max-w-reading flex-col gap-6">
          <GateIntro email="…" />
          <Card>
            <Spinner label="Loading your LeaveBits..." />
          </Card>
        </div>
      </SitePage>
    </div>
  );
}

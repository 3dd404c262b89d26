import { ButtonLink } from '../../../ui/button.tsx';
import { paths } from '../../../lib/paths.ts';

interface DamagedLinkProps {
  title: string;
  /** What cannot be told without the missing part. */
  unknown: string;
  /** What to ask the person who shares. */
  ask: string;
}

/** For a damaged link. It says nothing about anyone. */
export function DamagedLink({ title, unknown, ask }: DamagedLinkProps) {
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4">
      <h1>{title}</h1>
      <p>
        This link is not complete, so we cannot tell {unknown}. Links in e-mails sometimes break over two
        lines, or lose their end when they are copied.
      </p>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        <li>Open the message with the link once more.</li>
        <li>Press the link there, or copy the whole of it into the address bar.</li>
        <li>If it still does not work, ask the person who shares with you {ask}.</li>
      </ol>
      <div>
        <ButtonLink variant="secondary" href={paths.landing()}>
          Go to LeaveBits
        </ButtonLink>
      </div>
    </div>
  );
}

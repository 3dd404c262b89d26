import { ButtonLink } from '../../ui/button.tsx';
import { paths } from '../../lib/paths.ts';

/** For a damaged link. It says nothing about anyone. */
export function MissingEmail() {
  return (
    <div className="mx-auto flex max-w-reading flex-col gap-4">
      <h1>Missing email information</h1>
      <p>
        This link is not complete, so we cannot tell whom it is for. Links in e-mails sometimes break over two
        lines, or lose their end when they are copied.
      </p>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        <li>Open the e-mail you received from us once more.</li>
        <li>Press the link there, or copy the whole of it into the address bar.</li>
        <li>If it still does not work, ask the person who shares with you to check your address.</li>
      </ol>
      <div>
        <ButtonLink variant="secondary" href={paths.landing()}>
          Go to LeaveBits
        </ButtonLink>
      </div>
    </div>
  );
}

import { publicPages } from '#shared/domain/public-pages.ts';
import { ExampleLeavebit } from '../features/accounts/example-leavebit.tsx';
import { HowItWorks } from '../features/accounts/how-it-works.tsx';
import { SignOutBanner } from '../features/accounts/session/sign-out-banner.tsx';
import { SitePage } from '../features/accounts/site-page.tsx';
import { useCurrentUser } from '../features/accounts/use-current-user.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function LandingPage() {
  const { user } = useCurrentUser();
  const login = user ? (
    <ButtonLink variant="secondary" href={paths.home()}>
      My LeaveBits
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={paths.auth()}>
      Login
    </ButtonLink>
  );
  return (
    <SitePage title={publicPages.landing.title} actions={login} className="flex flex-col gap-16 sm:gap-24">
      <SignOutBanner className="-mb-8 sm:-mb-12" />
      <section className="grid items-center gap-10 lg:grid-cols-[1fr_26rem] lg:gap-16">
        <div className="flex max-w-reading flex-col items-start gap-5">
          <h1 className="text-3xl md:text-4xl">Leave your affairs in good hands</h1>
          <p className="text-lg text-quiet">
            Where the will is kept. Which accounts exist. What you would still like to say. LeaveBits keeps
            such things safe and opens each one for the people you chose, at the time you chose.
          </p>
          <ButtonLink href={paths.gettingStarted()} className="mt-2">
            Get Started
          </ButtonLink>
          <p className="text-sm text-quiet">
            Free for one month, without a card. After that 1&nbsp;USD a month.
          </p>
        </div>
        <ExampleLeavebit />
      </section>
      <HowItWorks />
      <section
        aria-labelledby="security"
        className="grid gap-4 border-t pt-10 lg:grid-cols-[16rem_1fr] lg:gap-16"
      >
        <h2 id="security">How your data is kept</h2>
        <div className="flex max-w-reading flex-col gap-4">
          <p>
            Descriptions, texts and files are encrypted where they are stored, with AES&#8209;256&#8209;GCM
            and a separate key for every LeaveBit.
          </p>
          <p>
            Signing in takes your password and a code sent to your e-mail address. Recipients prove their
            address with a code too, and see only what you shared with them. A code works once, for ten
            minutes.
          </p>
          <p>
            No e-mail from us ever contains what is in a LeaveBit. It tells people that something is there,
            and where to read it.
          </p>
        </div>
      </section>
    </SitePage>
  );
}

import { Link } from 'wouter';
import { publicPages } from '#shared/domain/pages.ts';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { DataSecurity } from '../features/landing/data-security.tsx';
import { ExampleLeavebit } from '../features/landing/example-leavebit.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { IntroVideo } from '../features/landing/intro-video.tsx';
import { SignOutBanner } from '../features/accounts/session/sign-out-notice.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function LandingPage() {
  const { user } = useCurrentUser();
  const takesPayments = useTakesPayments();
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
    <SitePage
      title={publicPages.landing.title}
      actions={login}
      className="flex flex-col gap-16 sm:gap-24 lg:py-6"
    >
      <SignOutBanner className="-mb-8 sm:-mb-12" />
      <section className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[27rem_1fr]">
        <div className="flex max-w-reading flex-col items-start gap-5">
          <h1 className="text-3xl md:text-4xl">Leave your affairs in good hands</h1>
          <p className="text-lg text-quiet">
            Where your will is. Which accounts you have. What you still want to say. LeaveBits keeps it all
            safe and opens each part for the people you choose, when you choose.
          </p>
          <ButtonLink href={paths.gettingStarted()} className="mt-2 min-h-12 px-7">
            Get Started
          </ButtonLink>
          {takesPayments && (
            <p className="text-sm text-quiet">Free for one month, no card needed. Then 1&nbsp;USD a month.</p>
          )}
          <Link href={paths.myLeavebits()} className="text-link">
            Somebody left something for me
          </Link>
        </div>
        <IntroVideo />
      </section>
      <HowItWorks />
      <section
        aria-labelledby="example"
        className="grid items-center gap-x-16 gap-y-8 border-t pt-12 lg:grid-cols-[1fr_28rem]"
      >
        <div className="flex max-w-reading flex-col gap-4">
          <h2 id="example">One LeaveBit, several people</h2>
          <p>
            A LeaveBit is a headline, your own words and files. It can be for one person or many, and each can
            have their own rule.
          </p>
          <p className="text-quiet">
            Until then, they see the headline and when it opens, but no text or files. You can change all of
            this at any time.
          </p>
        </div>
        <ExampleLeavebit />
      </section>
      <DataSecurity />
    </SitePage>
  );
}

import { Link } from 'wouter';
import { useTakesPayments } from '../lib/takes-payments.ts';
import { DataSecurity } from '../features/landing/data-security.tsx';
import { ExampleLeavebit } from '../features/landing/example-leavebit.tsx';
import { HowItWorks } from '../features/landing/how-it-works.tsx';
import { IntroVideo } from '../features/landing/intro-video.tsx';
import { SignOutBanner } from '../features/accounts/session/sign-out-notice.tsx';
import { SitePage } from '../features/site/site-page.tsx';
import { useCurrentUser } from '../features/accounts/session/use-current-user.ts';
import { useMessages } from '../lib/messages/use-messages.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

export function LandingPage() {
  const { user } = useCurrentUser();
  const takesPayments = useTakesPayments();
  const t = useMessages('landing');
  const login = user ? (
    <ButtonLink variant="secondary" href={paths.home()}>
      {t('myLeavebits')}
    </ButtonLink>
  ) : (
    <ButtonLink variant="secondary" href={paths.auth()}>
      {t('login')}
    </ButtonLink>
  );
  return (
    <SitePage title={t('title')} actions={login} className="flex flex-col gap-16 sm:gap-24 lg:py-6">
      <SignOutBanner className="-mb-8 sm:-mb-12" />
      <section className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[27rem_1fr]">
        <div className="flex max-w-reading flex-col items-start gap-5">
          <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
          <p className="text-lg text-quiet">{t('intro')}</p>
          <ButtonLink href={paths.gettingStarted()} className="mt-2 min-h-12 px-7">
            {t('getStarted')}
          </ButtonLink>
          {takesPayments && <p className="text-sm text-quiet">{t('price')}</p>}
          <Link href={paths.myLeavebits()} className="text-link">
            {t('recipients')}
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
          <h2 id="example">{t('oneForSeveral')}</h2>
          <p>{t('oneForSeveralText')}</p>
          <p className="text-quiet">{t('untilThen')}</p>
        </div>
        <ExampleLeavebit />
      </section>
      <DataSecurity />
    </SitePage>
  );
}

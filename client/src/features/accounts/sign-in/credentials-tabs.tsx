import { useLocation } from 'wouter';
import { useMessages } from '#client/lib/messages/use-messages.ts';
import { paths } from '#client/lib/paths.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#client/ui/tabs.tsx';
import type { AuthMode, AuthStep, GoToAuthStep } from './auth-step.ts';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

interface CredentialsTabsProps {
  mode: AuthMode;
  step: Extract<AuthStep, { name: 'credentials' }>;
  onStep: GoToAuthStep;
}

/** The sign-in and registration tabs. The URL determines which one is open, so that links can lead to either. */
export function CredentialsTabs({ mode, step, onStep }: CredentialsTabsProps) {
  const t = useMessages('sign-in');
  const [, navigate] = useLocation();
  return (
    <Tabs
      value={mode === 'register' ? 'register' : 'login'}
      onValueChange={(tab) =>
        navigate(tab === 'register' ? paths.auth('register') : paths.auth(), { replace: true })
      }
    >
      <TabList aria-label={t('tabs')}>
        <Tab value="login">{t('login')}</Tab>
        <Tab value="register">{t('register')}</Tab>
      </TabList>
      <TabPanel value="login" className="flex flex-col gap-5">
        {step.isPasswordReset && (
          <Banner tone="success" role="status">
            {t('resetDone')}
          </Banner>
        )}
        <LoginForm email={step.email} password={step.password} onStep={onStep} />
      </TabPanel>
      <TabPanel value="register">
        <RegisterForm email={step.email} password={step.password} ownName={step.ownName} onStep={onStep} />
      </TabPanel>
    </Tabs>
  );
}

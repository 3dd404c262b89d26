import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { preloadableComponent } from '#client/lib/lazy/preloadable-component.tsx';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { sealingQuery } from '#client/features/sealing/api.ts';
import { useFormSealingMessages } from './use-form-sealing-messages.ts';

const SetUpSealing = preloadableComponent(
  () => import('#client/features/sealing/setup/set-up-sealing.tsx'),
  'SetUpSealing',
);

/** Asks an owner without a key to set up sealing. */
export function SetUpBanner() {
  const t = useFormSealingMessages();
  const { data: sealing } = useQuery(sealingQuery);
  const [isSettingUp, setIsSettingUp] = useState(false);
  if (sealing?.publicKey !== null) return null;
  return (
    <>
      <Banner
        tone="info"
        title={t('notSetUp')}
        action={
          <Button variant="secondary" size="small" onClick={() => setIsSettingUp(true)}>
            {t('setUp')}
          </Button>
        }
      >
        {t('notSetUpNext')}
      </Banner>
      <Dialog open={isSettingUp} onOpenChange={setIsSettingUp} title={t('setUp')}>
        <SetUpSealing onDone={() => setIsSettingUp(false)} onCancel={() => setIsSettingUp(false)} />
      </Dialog>
    </>
  );
}

import { Banner } from '#client/ui/banner.tsx';
import type { ShutOut } from './shut-out.ts';
import { useVersionMessages } from './use-version-messages.ts';

interface ShutOutBannerProps {
  shutOut: ShutOut;
  /** Whether the version is open in this tab, so that it can be sealed again. */
  canSealAgain: boolean;
}

/** Says who couldn't open a sealed version if it came back as it is, and what helps. */
export function ShutOutBanner({ shutOut: { sentences, canBeMended }, canSealAgain }: ShutOutBannerProps) {
  const t = useVersionMessages();
  return (
    <Banner tone="warning" title={t('shutOut')}>
      {sentences.join(' ')}
      {canBeMended && ` ${t(canSealAgain ? 'sealAgainHint' : 'openFirst')}`}
    </Banner>
  );
}

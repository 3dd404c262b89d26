import { Banner } from '#client/ui/banner.tsx';
import type { ShutOut } from './shut-out.ts';

interface ShutOutBannerProps {
  shutOut: ShutOut;
  /** Whether the version is open in this tab, so that it can be sealed again. */
  canSealAgain: boolean;
}

/** Says who couldn't open a sealed version if it came back as it is, and what helps. */
export function ShutOutBanner({ shutOut: { sentences, canBeMended }, canSealAgain }: ShutOutBannerProps) {
  return (
    <Banner tone="warning" title="Not everyone could open this version">
      {sentences.join(' ')}
      {canBeMended &&
        (canSealAgain
          ? ' “Go back and seal again for everyone” seals it for the cards that they have now.'
          : ' To seal it again for everyone, open it here first, with your passphrase.')}
    </Banner>
  );
}

import { useSyncExternalStore } from 'react';
import { Banner } from '../../../ui/banner.tsx';
import { signOutNotice } from './sign-out-notice.ts';

/** Says why someone who was signed in is so no longer. */
export function SignOutBanner({ className }: { className?: string }) {
  const notice = useSyncExternalStore(signOutNotice.subscribe, signOutNotice.current, () => null);
  if (notice === null) return null;
  return (
    <Banner tone="info" role="status" className={className}>
      {notice}
    </Banner>
  );
}

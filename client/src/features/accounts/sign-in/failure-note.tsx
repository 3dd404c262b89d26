import { Banner } from '../../../ui/banner.tsx';
import type { Failure } from './failure.ts';

export function FailureNote({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Banner tone="danger" role="alert" title={failure.title}>
      {failure.sentence}
    </Banner>
  );
}

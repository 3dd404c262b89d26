import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { BannerFrame } from './banner-frame.tsx';
import type { BannerContent } from './banner-frame.tsx';

const tones = {
  info: { icon: Info, look: 'bg-primary-soft', mark: 'text-primary' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft', mark: 'text-danger' },
  success: { icon: CircleCheck, look: 'bg-success-soft', mark: 'text-success' },
};

export interface BannerProps extends BannerContent {
  tone?: keyof typeof tones;
}

export function Banner({ tone = 'info', ...content }: BannerProps) {
  return <BannerFrame tone={tones[tone]} {...content} />;
}

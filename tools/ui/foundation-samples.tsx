import { BrandMark, BrandName } from '../../client/src/ui/brand-mark.tsx';
import { QrCode } from '../../client/src/ui/qr-code.tsx';
import { SampleSection, ComponentSample } from './component-sample.tsx';

const colours = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'quiet',
  'line',
  'line-strong',
  'primary',
  'primary-strong',
  'primary-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-strong',
  'danger-soft',
  'success',
  'success-soft',
];

export function FoundationSamples() {
  return (
    <SampleSection title="Colors, typography, logo">
      <ComponentSample name="Colors">
        {colours.map((name) => (
          <figure key={name} className="w-28 text-sm">
            <div className="h-14 rounded-md border" style={{ background: `var(--color-${name})` }} />
            <figcaption className="mt-1 text-quiet">{name}</figcaption>
          </figure>
        ))}
      </ComponentSample>
      <ComponentSample name="Type" isWide>
        <p className="font-serif text-3xl font-semibold">A page’s heading</p>
        <p className="font-serif text-2xl font-semibold">A section’s heading</p>
        <p className="font-serif text-xl font-semibold">A card’s or a dialog’s heading</p>
        <p className="text-lg">A page’s introduction.</p>
        <p className="max-w-reading">
          Running text, at most 68 characters wide, with <strong>what counts</strong> in it and{' '}
          <a href="#main" className="text-link">
            a link
          </a>
          . It continues on a second line to show the line spacing.
        </p>
        <p className="text-sm text-quiet">Secondary text: hints, dates, senders.</p>
      </ComponentSample>
      <ComponentSample name="BrandName, BrandMark">
        <BrandName />
        <BrandMark />
      </ComponentSample>
      <ComponentSample name="QrCode">
        <QrCode text="https://leavebits.example/report" label="QR code of a sample link" />
      </ComponentSample>
    </SampleSection>
  );
}

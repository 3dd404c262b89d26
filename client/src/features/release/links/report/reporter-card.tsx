import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReporterLinkType } from '#shared/contracts/report-links.ts';
import { formatOwnerNames } from '#shared/domain/display-names.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { PrintsAlone } from '#client/ui/prints-alone.tsx';
import { QrCode } from '#client/ui/qr-code.tsx';
import { serviceInfoQuery } from '#client/features/site/api.ts';
import { formatHours } from '../../report-messages.ts';
import type { CardProps } from './card-section.tsx';

/** The card as printed, and the browser's print dialog. It has nothing of what the owner keeps. */
export function ReporterCard({ token, type, owner: names, refuteTimeHours }: CardProps) {
  const { data: service, isPending } = useQuery(serviceInfoQuery);
  const hasPrinted = useRef(false);
  useEffect(() => {
    if (isPending || hasPrinted.current) return;
    hasPrinted.current = true;
    window.print();
  }, [isPending]);

  const { owner, ownerInFull } = formatOwnerNames(names);
  const { when, how, keep } = describeUse(type, owner, formatHours(refuteTimeHours));
  const { origin } = window.location;
  const link = `${origin}/report/${token}/${type}`;
  return (
    <>
      <PrintsAlone className="flex w-full flex-col gap-4 rounded-md border bg-surface p-5 print:rounded-none print:border-black print:p-6">
        <h3 className="font-serif text-xl font-semibold">LeaveBits: a reporter’s card</h3>
        <p>
          {ownerInFull} keeps letters, papers and instructions for other people with LeaveBits, and trusts you
          to tell us if they die or become permanently incapacitated.
        </p>
        <div className="flex flex-col gap-4 min-[30rem]:flex-row-reverse min-[30rem]:items-start min-[30rem]:justify-between">
          <div className="w-44 shrink-0 print:w-56">
            <QrCode text={link} label="QR code of your link, which is written beside it" />
          </div>
          <div className="flex min-w-0 flex-col gap-3">
            <p>
              <strong className="font-semibold">When to use it:</strong> {when}
            </p>
            <div>
              <p className="font-semibold">How:</p>
              <ol className="list-decimal pl-5">
                <li>
                  Scan the code, or type this link:{' '}
                  <span translate="no" className="wrap-anywhere">
                    {link}
                  </span>
                </li>
                {how.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </div>
        </div>
        <p>
          <strong className="font-semibold">If the link doesn’t work,</strong> enter your email address at{' '}
          <span translate="no" className="wrap-anywhere">
            {origin}
            {paths.lostReporterLinks()}
          </span>
          , and we’ll send you new ones.{' '}
          {service?.supportEmail
            ? `Questions? Write to ${service.supportEmail}.`
            : `Questions? Ask another reporter, or somebody close to ${owner}.`}
          {service?.operatorName && ` LeaveBits is run by ${service.operatorName}.`}
        </p>
        <p>
          <strong className="font-semibold">Keep it where only you can find it.</strong> {keep} It has no
          password and nothing of what {owner} keeps.
        </p>
      </PrintsAlone>
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        Print it again
      </Button>
    </>
  );
}

function describeUse(
  type: ReporterLinkType,
  owner: string,
  hours: string,
): { when: string; how: string[]; keep: string } {
  const then = `Then the other reporters are asked to confirm, and ${owner} has ${hours} to say that it isn’t true. Nothing opens before that.`;
  const keep = 'Anyone who has this card can report in your name.';
  switch (type) {
    case 'death':
      return {
        when: `${owner} has died, and you’re sure of it.`,
        how: ['Tick the box, and press “Report the death”.', then],
        keep,
      };
    case 'incapacitation':
      return {
        when: `${owner} is permanently incapacitated, and you’re sure that they won’t be able to act for themselves again.`,
        how: ['Tick the box, and press “Report the incapacitation”.', then],
        keep,
      };
    case 'practice':
      return {
        when: `${owner} has died, or is permanently incapacitated, and you’re sure of it. Until then, the link lets you practice.`,
        how: ['Press “have your links sent again”, and report with a link in our email.', then],
        keep: 'This card alone can’t report anything: that takes your mailbox, too.',
      };
    default:
      return type satisfies never;
  }
}

import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { paths } from '#client/lib/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { GuideBar } from '../../guide/guide-bar.tsx';
import { getGuidePositionAfter, guideSteps, type GuideStep } from '../../guide/guide-steps.ts';
import type { useGuide } from '../../guide/use-guide.ts';
import { describeReportParticipants } from '../configuration/config-messages.ts';

interface HomeGuideProps {
  guide: ReturnType<typeof useGuide>;
  step: GuideStep | null;
  /** A LeaveBit that has no recipients yet, or null if the owner has no LeaveBits. */
  leavebit: Leavebit | null;
  isDone: Record<GuideStep, boolean>;
  /** How many people a report requires. */
  needed: number;
  onOpen: (leavebit: Leavebit | null) => void;
  className?: string;
}

/** The guide on the owner's home page: a pointer to the next step, and a closing message. */
export function HomeGuide({ guide, step, leavebit, isDone, needed, onOpen, className }: HomeGuideProps) {
  const common = { step, onLeave: guide.leave, className };
  const skip = step && (
    <Button variant="quiet" size="small" onClick={() => guide.goTo(getGuidePositionAfter(step))}>
      Skip for now
    </Button>
  );
  const open = (label: string) => (
    <Button variant="secondary" size="small" onClick={() => onOpen(leavebit)}>
      {label}
    </Button>
  );
  switch (step) {
    case 'write':
      return (
        <GuideBar {...common} title="Write" action={open('Write it')} skip={skip}>
          Start with one LeaveBit: something that someone will need one day.
        </GuideBar>
      );
    case 'name':
      return (
        <GuideBar {...common} title="Name people" action={open('Name someone')} skip={skip}>
          {leavebit
            ? 'So far, only you can see your LeaveBit. Name someone who should receive it.'
            : 'Name someone who should receive your first LeaveBit. You can write it later.'}
        </GuideBar>
      );
    case 'reporters':
      return (
        <GuideBar
          {...common}
          title="Choose reporters"
          action={
            <ButtonLink variant="secondary" size="small" href={paths.release()}>
              Choose reporters
            </ButtonLink>
          }
          skip={skip}
        >
          LeaveBits that wait for your death only open if people you trust tell us about it. Choose {needed}{' '}
          people: {describeReportParticipants(needed - 1)}.
        </GuideBar>
      );
    case null:
      return (
        <GuideBar
          {...common}
          title={guideSteps.every((one) => isDone[one]) ? 'That’s all' : 'That’s it for now'}
        >
          {lastWords(isDone)}
        </GuideBar>
      );
    default:
      return step satisfies never;
  }
}

function lastWords(isDone: Record<GuideStep, boolean>): string {
  if (!isDone.write || !isDone.name)
    return 'The steps you skipped are waiting here. Continue whenever you like.';
  return isDone.reporters
    ? 'You have a LeaveBit, someone to receive it, and people who can report. We’ve asked them, and you’ll see their answers in the release configuration. You can change any of this at any time.'
    : 'LeaveBits that wait for your death need reporters to open. You can choose them from the menu at any time.';
}

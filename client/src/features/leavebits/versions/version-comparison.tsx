import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { now } from '#client/lib/dates.ts';
import { useNameLookup } from '../../people/api.ts';
import { useRuleMessages } from '../sharing/use-rule-messages.ts';
import {
  compareTexts,
  compareRecipients,
  condenseDiff,
  type ComparedRecipient,
  type DiffGap,
  type DiffPart,
} from './compare-versions.ts';
import { useVersionMessages } from './use-version-messages.ts';

const CONTEXT = 160;

interface VersionComparisonProps {
  leavebit: Leavebit;
  version: LeavebitVersion;
  /** Stands in place of sealed text that isn't open. */
  sealedNote?: ReactNode;
}

/** Shows the differences between the current state and a version. They are marked by more than color. */
export function VersionComparison({ leavebit, version, sealedNote }: VersionComparisonProps) {
  const t = useVersionMessages();
  const people = compareRecipients(leavebit, version, now(), useRuleMessages());
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">
        {t.rich('legend', {
          now: (content) => <Mark kind="now">{content}</Mark>,
          then: (content) => <Mark kind="then">{content}</Mark>,
        })}
      </p>
      <Part title={t('description')}>
        <ComparedText now={leavebit.description} then={version.description} />
      </Part>
      <Part title={t('info')}>
        {sealedNote ?? <ComparedText now={leavebit.infoFields} then={version.infoFields} />}
      </Part>
      <Part title={t('recipients')}>
        {people.length === 0 && <p className="text-quiet">{t('nobody')}</p>}
        <ul className="flex flex-col gap-2.5">
          {people.map((person) => (
            <Person key={person.email} {...person} />
          ))}
        </ul>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1.5 font-sans text-sm font-medium text-quiet">{title}</h3>
      <div className="rounded-md border bg-sunken p-3">{children}</div>
    </section>
  );
}

function ComparedText({ now, then }: { now: string; then: string }) {
  const t = useVersionMessages();
  const pieces = useMemo(() => condenseDiff(compareTexts(now, then), CONTEXT), [now, then]);
  if (pieces.length === 0) return <p className="text-quiet">{t('nothing')}</p>;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {pieces.map((piece, index) => (
        <Stretch key={index} {...piece} />
      ))}
    </p>
  );
}

function Stretch(piece: DiffPart | DiffGap) {
  const t = useVersionMessages();
  switch (piece.kind) {
    case 'same':
      return <span>{piece.text}</span>;
    case 'now':
    case 'then':
      return <Mark kind={piece.kind}>{piece.text}</Mark>;
    case 'gap':
      return <span className="mx-1 text-sm text-quiet">{t('gap', { count: piece.characters })}</span>;
    default:
      return piece satisfies never;
  }
}

const marks = {
  now: { Element: 'del', look: 'bg-danger-soft text-danger line-through' },
  then: { Element: 'ins', look: 'bg-success-soft text-success underline' },
} as const;

function Mark({ kind, children }: { kind: 'now' | 'then'; children: ReactNode }) {
  const t = useVersionMessages();
  const { Element, look } = marks[kind];
  return (
    <Element className={`rounded-sm px-0.5 decoration-1 ${look}`}>
      <span className="sr-only">[{t(kind)}: </span>
      {children}
      <span className="sr-only">]</span>
    </Element>
  );
}

function Person({ email, now, then }: ComparedRecipient) {
  const isInBoth = now !== null && then !== null;
  const who = formatNameAndEmail({ name: useNameLookup()(email), email });
  return (
    <li className="wrap-anywhere">
      <p className="font-medium">
        {isInBoth ? who : <Mark kind={then === null ? 'now' : 'then'}>{who}</Mark>}
      </p>
      <p className="text-sm">
        {now === then ? (
          <span className="text-quiet">{now}</span>
        ) : (
          <>
            {now !== null && <Mark kind="now">{now}</Mark>} {then !== null && <Mark kind="then">{then}</Mark>}
          </>
        )}
      </p>
    </li>
  );
}

import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { formatNameAndEmail } from '#shared/domain/display-names.ts';
import { now } from '#client/lib/dates.ts';
import { useNameLookup } from '../../people/api.ts';
import {
  compareTexts,
  compareRecipients,
  condenseDiff,
  type ComparedRecipient,
  type DiffGap,
  type DiffPart,
} from './compare-versions.ts';

const CONTEXT = 160;

interface VersionComparisonProps {
  leavebit: Leavebit;
  version: LeavebitVersion;
  /** Stands in place of sealed text that isn't open. */
  sealedNote?: ReactNode;
}

/** Shows the differences between the current state and a version. They are marked by more than color. */
export function VersionComparison({ leavebit, version, sealedNote }: VersionComparisonProps) {
  const people = compareRecipients(leavebit, version, now());
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm">
        <Mark kind="now">Crossed out</Mark> is the current version. <Mark kind="then">Underlined</Mark> is the
        earlier one.
      </p>
      <Part title="Description">
        <ComparedText now={leavebit.description} then={version.description} />
      </Part>
      <Part title="Info">
        {sealedNote ?? <ComparedText now={leavebit.infoFields} then={version.infoFields} />}
      </Part>
      <Part title="Recipients">
        {people.length === 0 && <p className="text-quiet">Nobody in either version</p>}
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
  const pieces = useMemo(() => condenseDiff(compareTexts(now, then), CONTEXT), [now, then]);
  if (pieces.length === 0) return <p className="text-quiet">Nothing in either version</p>;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {pieces.map((piece, index) => (
        <Stretch key={index} {...piece} />
      ))}
    </p>
  );
}

function Stretch(piece: DiffPart | DiffGap) {
  switch (piece.kind) {
    case 'same':
      return <span>{piece.text}</span>;
    case 'now':
    case 'then':
      return <Mark kind={piece.kind}>{piece.text}</Mark>;
    case 'gap':
      return (
        <span className="mx-1 text-sm text-quiet">
          {`… ${piece.characters.toLocaleString('en-US')} characters are the same …`}
        </span>
      );
    default:
      return piece satisfies never;
  }
}

const marks = {
  now: { Element: 'del', look: 'bg-danger-soft text-danger line-through', words: 'now' },
  then: { Element: 'ins', look: 'bg-success-soft text-success underline', words: 'then' },
} as const;

function Mark({ kind, children }: { kind: 'now' | 'then'; children: ReactNode }) {
  const { Element, look, words } = marks[kind];
  return (
    <Element className={`rounded-sm px-0.5 decoration-1 ${look}`}>
      <span className="sr-only">[{words}: </span>
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

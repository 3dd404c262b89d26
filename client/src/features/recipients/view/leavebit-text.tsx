import { stripDirectionMarks } from './direction-marks.ts';
import { parseTextParts } from './secret-lines.ts';
import { SecretValue } from './secret-value.tsx';

/** A LeaveBit's text with its passwords hidden. */
export function LeavebitText({ text }: { text: string }) {
  return parseTextParts(stripDirectionMarks(text)).map((part, index) =>
    part.kind === 'text' ? (
      // A text never changes while it is shown.
      <p key={index} dir="auto" className="min-h-6 wrap-anywhere whitespace-pre-wrap">
        {part.text}
      </p>
    ) : (
      <SecretValue key={index} part={part} />
    ),
  );
}

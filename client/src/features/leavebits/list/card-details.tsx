import type { Leavebit } from '#shared/contracts/leavebits.ts';
import { AttachmentLink } from './attachment-link.tsx';
import { detailHeadingLook } from './detail-heading-look.ts';

/** What an expanded card shows beside its recipients. */
export function CardDetails({ id, leavebit }: { id: string; leavebit: Leavebit }) {
  return (
    <div id={id} className="flex flex-col gap-5 border-t pt-4">
      <section>
        <h3 className={detailHeadingLook}>Info</h3>
        {leavebit.infoFields ? (
          <p className="max-w-reading wrap-anywhere whitespace-pre-wrap">{leavebit.infoFields}</p>
        ) : (
          <p className="text-quiet">No info yet</p>
        )}
      </section>
      {leavebit.attachments.length > 0 && <AttachmentLinks leavebit={leavebit} />}
    </div>
  );
}

/** The owner's cookie travels with the links, and the browser shows the download itself. */
function AttachmentLinks({ leavebit }: { leavebit: Leavebit }) {
  return (
    <section>
      <h3 className={detailHeadingLook}>Attachments</h3>
      <ul className="flex flex-col">
        {leavebit.attachments.map((name) => (
          <li key={name}>
            <AttachmentLink id={leavebit.id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

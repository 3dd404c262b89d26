import { CircleCheck } from 'lucide-react';
import { formatOwnerNames, type OwnerNames } from '#shared/domain/display-names.ts';
import { StatusIcon } from '#client/ui/status-icon.tsx';

/** For a reporter whose link is opened after the release, whatever they did about the report: nothing is left for them to do. */
export function LeaveBitsOpened({ owner: names }: { owner: OwnerNames }) {
  const { owner, ownerInFull } = formatOwnerNames(names);
  return (
    <div className="flex flex-col items-start gap-4">
      <StatusIcon icon={CircleCheck} tone="success" />
      <h1 className="wrap-anywhere">{owner}’s LeaveBits have been opened</h1>
      <p className="text-lg">
        A report was confirmed, and what <strong className="font-medium">{ownerInFull}</strong> left was
        opened to the people they chose. Thank you for being one of their reporters.
      </p>
      <p>There’s nothing more for you to do. You can close this page.</p>
      <p className="text-sm text-quiet">
        If {owner} is alive and well, please let them know immediately. They can sign in and lock everything
        again.
      </p>
    </div>
  );
}

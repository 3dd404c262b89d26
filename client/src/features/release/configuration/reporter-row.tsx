import { X } from 'lucide-react';
import type { ReporterStatus } from '#shared/contracts/release.ts';
import { cx } from '../../../lib/class-names.ts';
import { likelyAddress } from '../../../lib/likely-address.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { describeReporter } from './reporter-words.ts';

interface ReporterRowProps {
  email: string;
  isSaved: boolean;
  status: ReporterStatus[number] | undefined;
  onRemove: () => void;
}

const tones = { quiet: 'text-quiet', warning: 'text-warning', danger: 'text-danger' };

export function ReporterRow({ email, isSaved, status, onRemove }: ReporterRowProps) {
  const words = describeReporter(isSaved, status);
  const meant = isSaved ? null : likelyAddress(email);
  return (
    <li className="flex items-start gap-2 py-1 pr-1 pl-4">
      <div className="min-w-0 grow py-2">
        <p className="wrap-anywhere">{email}</p>
        {words && (
          <p className="mt-0.5 text-sm text-quiet">
            <span className={cx('wrap-anywhere', tones[words.tone])}>{words.mail}</span>{' '}
            {words.answer ? (
              <span className={tones[words.answer.tone]}>{words.answer.text}</span>
            ) : (
              words.opened
            )}
          </p>
        )}
        {meant !== null && (
          <p className="text-sm wrap-anywhere text-warning">
            Did you mean <strong className="font-medium">{meant}</strong>? If so, remove this one and add it
            again.
          </p>
        )}
      </div>
      <IconButton icon={X} label={`Remove ${email}`} onClick={onRemove} />
    </li>
  );
}

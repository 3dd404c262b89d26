import { ReauthenticationStep } from '../../security/reauthentication/reauthentication-step.tsx';

interface ConfigProofProps {
  /** Rejects if the code is wrong. */
  enter: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  leave: () => void;
}

/** Shown in place of the form until the owner has reauthenticated. */
export function ReleaseConfigReauthentication({ enter, resend, leave }: ConfigProofProps) {
  return (
    <div className="flex flex-col gap-5">
      <p>
        You’re changing who can report your death or how easily your LeaveBits open. Please confirm it’s you.
        Until then, nothing is saved, and your changes stay here.
      </p>
      <ReauthenticationStep
        proof={{ enter, again: resend, leave }}
        submitLabel="Confirm and save"
        backLabel="Back to the configuration"
      />
    </div>
  );
}

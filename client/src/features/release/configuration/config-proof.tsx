import { ProofStep } from '../../security/proof/proof-step.tsx';

interface ConfigProofProps {
  /** Rejects when the code is refused. */
  enter: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  leave: () => void;
}

/** Stands in the place of the form until the owner has proved that they are the one who makes this change. */
export function ConfigProof({ enter, resend, leave }: ConfigProofProps) {
  return (
    <div className="flex flex-col gap-5">
      <p>
        You are changing who may report your death, or how easily your LeaveBits open. Please confirm that it
        is you. Until then nothing is saved, and what you typed stays here.
      </p>
      <ProofStep
        proof={{ enter, again: resend, leave }}
        submitLabel="Confirm and save"
        backLabel="Back to the configuration"
      />
    </div>
  );
}

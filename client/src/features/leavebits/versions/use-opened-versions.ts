import type { Leavebit } from '#shared/contracts/leavebits.ts';
import type { LeavebitVersion } from '#shared/contracts/versions.ts';
import { isOpened } from '../../sealing/opened-leavebit.ts';
import { useOpenedLeavebits, type SealedState } from '../../sealing/use-opened-leavebit.ts';

/**
 * A LeaveBit and its versions, with the text of sealed ones decrypted as far as the unlocked keys open it.
 * @returns `sealedAt`: why the text of a version, or the current one, isn't open; null if both are
 */
export function useOpenedVersions(
  leavebit: Leavebit,
  versions: readonly LeavebitVersion[],
): {
  current: Leavebit;
  versions: LeavebitVersion[];
  sealedAt: (seqno: number) => Exclude<SealedState, { state: 'open' }> | null;
  /** Whether the text of a sealed version is open. */
  isOpenAt: (seqno: number) => boolean;
} {
  const { sealedNames: _, ...withoutFiles } = leavebit;
  const then = versions.map(({ sealedNames: _, ...version }) => ({
    ...withoutFiles,
    ...version,
    attachments: [],
  }));
  const [now, ...earlier] = useOpenedLeavebits(leavebit.sealed ? [leavebit, ...then] : []);
  // The form passes what it has opened.
  const known: SealedState | undefined = isOpened(leavebit) ? { state: 'open', opened: leavebit } : now;
  const stateAt = (seqno: number) => earlier[versions.findIndex((version) => version.seqno === seqno)];
  const why = (state: SealedState | undefined) => (!state || state.state === 'open' ? null : state);
  return {
    current: known?.opened ?? leavebit,
    versions: versions.map((version, index) => {
      const opened = earlier[index]?.opened;
      return opened ? { ...version, infoFields: opened.infoFields } : version;
    }),
    sealedAt: (seqno) => why(stateAt(seqno)) ?? why(known),
    isOpenAt: (seqno) => stateAt(seqno)?.state === 'open',
  };
}

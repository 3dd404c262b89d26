import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { isReauthenticationRequired } from '#shared/contracts/schema/endpoint.ts';
import type { RequestFailureCode } from '#shared/contracts/schema/errors.ts';
import type { SavedReleaseConfig, VerifiedChannel } from '#shared/contracts/release.ts';
import { now } from '#client/lib/dates.ts';
import { getErrorCode, getErrorMessage } from '#client/lib/http/api-client.ts';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '#client/lib/paths.ts';
import { toast } from '#client/ui/overlays/toast.tsx';
import { subscriptionQuery } from '../../subscriptions/api.ts';
import { releaseConfigQuery, releaseConfigResponse, useSaveReleaseConfig } from '../api.ts';
import {
  findPhoneNumberProblem,
  findTimeAwayProblem,
  toReleaseConfig,
  toReleaseConfigFormValues,
  hasEnoughReporters,
  isConfigFieldValid,
  validateReleaseConfigForm,
  type ReleaseConfigFormValues,
  type TypedConfigField,
} from './config-form-values.ts';
import { describeSavedConfigRisk } from './config-messages.ts';
import { listUnverifiedChannels } from './second-way-status.tsx';
import { useConfigMessages } from './use-config-messages.ts';
import { useReportersField } from './use-reporters-field.ts';
import { useSaveTypedNames } from '../../people/api.ts';
import { findNameProblem } from '../../people/name-validation.ts';

/** Errors after which the owner can retry the code or has to wait. If a response was lost, the code may still be valid. */
const aboutCode: (RequestFailureCode | undefined)[] = [
  'wrong-code',
  'too-many-requests',
  'unreachable',
  'unavailable',
];
const isAboutCode = (error: unknown) => aboutCode.includes(getErrorCode(error));
const NOTHING_YET = releaseConfigResponse.parse({});

/**
 * The form's workflow: load, edit, validate, save, and enter the emailed code if reauthentication is required. Ends with a
 * save, or with an error and no loss of data.
 */
export function useReleaseConfigForm(onSaved: () => void) {
  const t = useConfigMessages();
  const queryClient = useQueryClient();
  const form = useForm<ReleaseConfigFormValues>({ defaultValues: toReleaseConfigFormValues(NOTHING_YET) });
  const [saved, setSaved] = useState<SavedReleaseConfig | null>(null);
  const { reset } = form;
  /** Fills the form with a saved configuration. */
  const start = useCallback(
    (config: SavedReleaseConfig) => {
      reset(toReleaseConfigFormValues(config));
      setSaved(config);
    },
    [reset],
  );
  const keepTypedNames = useSaveTypedNames();
  const reporters = useReportersField(form);
  const { mutateAsync, isPending: isSaving } = useSaveReleaseConfig();
  const [failure, setFailure] = useState<{ title: string; sentence: string } | null>(null);
  /** The new second way whose code the owner enters next. */
  const [newWay, setNewWay] = useState<VerifiedChannel | null>(null);
  /** Whether saving requires the emailed code. */
  const [isProofAwaited, setIsProofAwaited] = useState(false);

  function submit() {
    // A typed address counts as a reporter even if it hasn't been added.
    if (form.getValues('typedEmail').trim() !== '' && reporters.addTyped() === null) return;
    setFailure(null);
    form.clearErrors();
    if (hasProblems(form.getValues())) return;
    save().catch(fail);
  }

  async function save(code?: string) {
    const answer = await mutateAsync({
      ...toReleaseConfig(form.getValues()),
      ...(saved && { replaces: saved }),
      ...(code !== undefined && { code }),
    });
    if (isReauthenticationRequired(answer)) return setIsProofAwaited(true);
    keepTypedNames(form.getValues('reporters'));
    const risk = describeSavedConfigRisk(toReleaseConfig(form.getValues()), t);
    toast({
      title: t('saved'),
      variant: 'success',
      ...(risk && {
        description: risk,
        action: {
          label: t('changeIt'),
          elsewhere: t('changeItElsewhere'),
          press: () => navigate(paths.release()),
        },
      }),
    });
    // A code is on its way to a new address or number, so the page asks for it.
    const stored = releaseConfigResponse.parse(answer);
    const added = listUnverifiedChannels(stored).find((channel) =>
      channel === 'email'
        ? stored.secondEmail !== saved?.secondEmail
        : stored.phoneNumber !== saved?.phoneNumber,
    );
    if (added) {
      setNewWay(added);
      setIsProofAwaited(false);
      return start(stored);
    }
    onSaved();
  }

  /** Rejects if the code itself is wrong. The form shows any other error. */
  async function prove(code: string) {
    try {
      await save(code);
    } catch (error) {
      if (isAboutCode(error)) throw error;
      setIsProofAwaited(false);
      fail(error);
    }
  }

  function fail(error: unknown) {
    const sentence = getErrorMessage(error, t('notSaved'));
    setFailure({ title: t('notSavedTitle'), sentence });
    toast({ title: t('notSavedTitle'), description: sentence, variant: 'destructive' });
    // The subscription has lapsed in the meantime, so refetch everything that depends on it.
    if (getErrorCode(error) === 'subscription-blocked')
      void queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    if (getErrorCode(error) === 'conflict')
      void queryClient.fetchQuery(releaseConfigQuery).then(start, () => undefined);
  }

  function refuseField(place: keyof ReleaseConfigFormValues, message: string) {
    form.setError(place, { message }, { shouldFocus: true });
    // Focusing alone may leave the message below the field out of view.
    document.activeElement?.scrollIntoView({ block: 'center' });
  }

  function hasProblems(values: ReleaseConfigFormValues): boolean {
    const problems = validateReleaseConfigForm(values);
    const places = [
      ['refuteTimeHours', problems.refuteTimeHours],
      ['requiredConfirmations', problems.requiredConfirmations],
      ['incapacitationHours', problems.incapacitationHours],
      ['incapacitationConfirmations', problems.incapacitationConfirmations],
      ['secondEmail', problems.secondEmail],
      [
        'phoneNumber',
        problems.phoneNumber ?? findPhoneNumberProblem(values.phoneNumber, saved?.phoneNumber ?? null),
      ],
      ['coolDownDays', problems.coolDownDays],
      ['awayUntil', findTimeAwayProblem(values.awayUntil, saved?.awayUntil ?? null, now(), t)],
      ['typedEmail', problems.designatedReporters],
    ] as const;
    for (const [place, message] of places) {
      if (message) refuseField(place, message);
    }
    // The field shows its own error.
    const misnamed = values.reporters.findIndex(({ name }) => findNameProblem(name));
    if (misnamed >= 0) form.setFocus(`reporters.${misnamed}.name`);
    if (misnamed >= 0 || places.some(([, message]) => message)) return true;
    const place = !hasEnoughReporters(values)
      ? 'requiredConfirmations'
      : !hasEnoughReporters(values, 'incapacitation')
        ? 'incapacitationConfirmations'
        : null;
    if (place === null) return false;
    const description = t('invalidNumbersHint');
    toast({ title: t('invalidNumbers'), description, variant: 'destructive' });
    refuseField(place, description);
    return true;
  }

  /** Registers a control with its field, whose error clears once the value is valid again. */
  const typedField = (place: TypedConfigField) =>
    form.register(place, {
      onChange: () => {
        if (place === 'requiredConfirmations') reporters.stopFollowing();
        if (isConfigFieldValid(place, form.getValues())) form.clearErrors(place);
      },
    });

  /** Numbers of its own start as those for a death. */
  const incapacitationField = () =>
    form.register('incapacitation', {
      onChange: () => {
        form.clearErrors(['incapacitationConfirmations', 'incapacitationHours']);
        if (saved?.incapacitation && !saved.incapacitation.asForDeath) return;
        form.setValue('incapacitationConfirmations', form.getValues('requiredConfirmations'));
        form.setValue('incapacitationHours', form.getValues('refuteTimeHours'));
      },
    });

  const proof = isProofAwaited
    ? { enter: prove, resend: () => save(), leave: () => setIsProofAwaited(false) }
    : null;
  return {
    form,
    typedField,
    incapacitationField,
    ...reporters,
    saved,
    start,
    submit,
    isSaving,
    failure,
    newWay,
    proof,
  };
}
